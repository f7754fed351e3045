// Pictures of every main screen, into build/shots (or SHOTS). Look at each of them.
import type { Browser, Page } from '@playwright/test';
import { resolve } from 'node:path';
import { answer, expect, kAllOfDuel, kOffer, play_to_the_end, test } from './server';

const kFolder = process.env['SHOTS'] ?? resolve(import.meta.dirname, '../../../build/shots');
const kSizes = { desktop: { width: 1366, height: 768 }, wide: { width: 1920, height: 1080 }, phone: { width: 390, height: 844 } };
const kTables = [
  { game: 'monuments', seats: ['human', 'greedy', 'greedy'], seed: 12, modules: ['powers'] },
  { game: 'monumental', seats: ['human', 'greedy'], seed: 8, modules: ['heroes'], monsters: 3 },
  { ...kAllOfDuel, seed: 5 },
];
// As many as can play.
const full = (game: string, bot: string) => ['human', ...Array.from({ length: game === 'duel' ? 1 : 3 }, () => bot)];

for (const [size, viewport] of Object.entries(kSizes))
  for (const colorScheme of ['light', 'dark'] as const) {
    const begin = async (browser: Browser, language = 'en') => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      await context.addInitScript((l) => localStorage.setItem('stele.language', JSON.stringify(l)), language);
      const page = await context.newPage();
      return { page, shot: (name: string) => page.screenshot({ path: `${kFolder}/${name}-${size}-${colorScheme}.png` }) };
    };
    const open = async (page: Page, link: string | undefined) => {
      await page.goto('about:blank');
      await page.goto(link ?? '');
      await expect(page.locator('#board')).toBeVisible();
    };
    // Options, log and rules are in a tab of their own on a phone.
    const to_tab = async (page: Page, tab: number) => {
      if (size === 'phone') await page.locator('.tabs button').nth(tab).click();
    };
    const no_tour = (page: Page) => page.getByRole('button', { name: /No, thanks|Non merci/ }).click();
    const answers = async (page: Page, n: number) => {
      await to_tab(page, 1);
      for (let i = 0; i < n; ++i) await answer(page, 2 * i + 1);
      await page.locator(kOffer).first().waitFor();
      await page.waitForTimeout(300);
    };

    test(`tables, ${size}, ${colorScheme}`, async ({ browser, server }) => {
      const { page, shot } = await begin(browser);
      await page.goto(server.address);
      await expect(page.locator('.ways').first()).toBeVisible();
      await shot('start');
      await page.getByRole('button', { name: 'Set up a table' }).last().click();
      await shot('set-up');
      for (const wish of kTables) {
        const [link] = await server.table(wish);
        await open(page, link);
        await expect(page.locator('.status')).toHaveText('Your turn');
        await page.getByRole('button', { name: 'Show me around' }).click();
        await page.waitForTimeout(200);
        await shot(`${wish.game}-tour`);
        for (let i = 0; i < 4; ++i) await page.locator('.bubble .primary').click();
        await page.waitForTimeout(200);
        await shot(`${wish.game}-tour-options`);
        await page.locator('.bubble .plain').click();
        await answers(page, 30);
        await shot(`${wish.game}-actions`);
        await page.getByRole('tab', { name: 'Rules' }).click();
        await page.locator('.side > dl .word').first().hover();
        await shot(`${wish.game}-rules`);
        await page.mouse.move(2, 2);
        if (size === 'phone') {
          await to_tab(page, 0);
          await shot(`${wish.game}-board`);
          await page.locator('#board').evaluate((e) => e.scrollTo(0, e.scrollHeight));
          await shot(`${wish.game}-board-below`);
        }
        await page.goto((link ?? '').replace('#', '/replay/20#'));
        await expect(page.getByRole('status')).toContainText('Step 20');
        await page.waitForTimeout(300);
        await shot(`${wish.game}-replay`);
      }
      const [solo] = await server.table({ game: 'monumental', seats: ['human', 'automa'], seed: 8 });
      await open(page, solo);
      await answers(page, 12);
      await shot('automa');
    });

    test(`people, ${size}, ${colorScheme}`, async ({ browser, server }) => {
      const { page, shot } = await begin(browser);
      await page.goto(server.address);
      await page.getByRole('button', { name: 'Invite a friend' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shot('invite');
      await page.goto(server.address);
      await page.getByRole('button', { name: 'Share one screen' }).first().click();
      await expect(page.getByRole('button', { name: /^I am / }).or(page.locator(kOffer).first())).toBeVisible();
      if (await page.locator(kOffer).first().isVisible()) {
        await to_tab(page, 1);
        while (!(await page.getByRole('button', { name: /^I am / }).isVisible())) {
          const end = page.locator('[data-option="end"]');
          if ((await end.count()) > 0) await end.click();
          else await answer(page, 0);
          await page.waitForTimeout(100);
        }
      }
      await shot('hand-over');
    });

    test(`a full table in French, ${size}, ${colorScheme}`, async ({ browser, server }) => {
      const { page, shot } = await begin(browser, 'fr');
      for (const wish of kTables) {
        const [link] = await server.table({ ...wish, seats: full(wish.game, 'greedy') });
        await open(page, link);
        await no_tour(page);
        await answers(page, 24);
        await shot(`${wish.game}-french`);
        if (size === 'phone') {
          await to_tab(page, 0);
          await shot(`${wish.game}-french-board`);
        }
      }
    });

    for (const game of ['monuments', 'monumental', 'duel'])
      test(`result of ${game}, ${size}, ${colorScheme}`, async ({ browser, server }) => {
        const { page, shot } = await begin(browser);
        const [link] = await server.table({ game, seats: full(game, 'random'), seed: 12 });
        await open(page, link);
        await to_tab(page, 1);
        await play_to_the_end(page);
        await page.waitForTimeout(500);
        await shot(`${game}-result`);
      });
  }
