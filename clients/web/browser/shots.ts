// Pictures of every main screen. Look at each of them.
import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { answer, expect, kOffer, play_to_the_end, test } from './server';

const kFolder = resolve(import.meta.dirname, '../../../build/shots');
const kSizes = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(kSizes))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${size}, ${colorScheme}`, async ({ browser, server }) => {
      const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage();
      const shot = (name: string) => page.screenshot({ path: `${kFolder}/${name}-${size}-${colorScheme}.png` });
      const actions = () => page.getByRole('button', { name: /^Actions/ });
      const open = async (link: string | undefined) => {
        await page.goto('about:blank');
        await page.goto(link ?? '');
        await expect(page.locator('#board')).toBeVisible();
      };
      // Options are in a tab of their own on a phone.
      const answers = async (n: number) => {
        if (size === 'phone') await actions().click();
        for (let i = 0; i < n; ++i) await answer(page as Page, 2 * i + 1);
        await page.locator(kOffer).first().waitFor();
        await page.waitForTimeout(300);
      };
      await page.goto(server.address);
      await expect(page.locator('.ways').first()).toBeVisible();
      await shot('start');
      await page.getByRole('button', { name: 'Set up a table' }).last().click();
      await shot('set-up');
      for (const wish of [
        { game: 'monuments', seats: ['human', 'greedy', 'greedy'], seed: 12, modules: ['powers'] },
        { game: 'monumental', seats: ['human', 'greedy'], seed: 8, modules: ['heroes'], monsters: 3 },
      ]) {
        const [link] = await server.table(wish);
        await open(link);
        await answers(30);
        await shot(`${wish.game}-actions`);
        if (size === 'phone') {
          await page.getByRole('button', { name: 'Board' }).click();
          await shot(`${wish.game}-board`);
        }
        await page.goto((link ?? '').replace('#', '/replay/20#'));
        await expect(page.getByRole('status')).toContainText('Step 20');
        await page.waitForTimeout(300);
        await shot(`${wish.game}-replay`);
      }
      const [solo] = await server.table({ game: 'monumental', seats: ['human', 'automa'], seed: 8 });
      await open(solo);
      await answers(12);
      await shot('automa');
      const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 12 });
      await open(link);
      if (size === 'phone') await actions().click();
      await play_to_the_end(page);
      await page.waitForTimeout(500);
      await shot('result');
    });
