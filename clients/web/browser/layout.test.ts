// What must be in view: on a phone, with many options, with a full hand, at the end.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { answer, expect, in_mid_game, kAllOfDuel, kOffer, overflow, play_to_the_end, test } from './server';

const kPhone = { width: 390, height: 844 };
const kBots = ['human', 'random', 'random', 'random'];

async function phone(browser: Browser, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: kPhone, hasTouch: true, reducedMotion: 'reduce' });
  await context.addInitScript((l) => localStorage.setItem('stele.language', JSON.stringify(l)), language);
  return context.newPage();
}
async function open(page: Page, link: string | undefined): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(page.locator('#board')).toBeVisible();
}
// Answers until so many of something are on the page: the first of the preferred options there is, or any.
async function answer_until(page: Page, selector: string, count: number, preferred: string[] = []): Promise<void> {
  await page.locator(kOffer).first().waitFor();
  await page.evaluate(
    async ([offer, selector, count, preferred]) => {
      let seed = 7;
      const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
      const end = Date.now() + 40_000;
      while (document.querySelectorAll(selector).length < count && Date.now() < end) {
        const offers = [...document.querySelectorAll<HTMLButtonElement>(offer)];
        const wanted = preferred.flatMap((p) => offers.filter((o) => (o.dataset['option'] ?? '').startsWith(p)))[0];
        (wanted ?? offers[random(Math.max(1, offers.length))])?.click();
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    [kOffer, selector, count, preferred] as const,
  );
  expect(await page.locator(selector).count()).toBeGreaterThanOrEqual(count);
}
async function expect_in_view(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box, String(what)).not.toBeNull();
  if (!box) return;
  expect(Math.floor(box.x), String(what)).toBeGreaterThanOrEqual(0);
  expect(Math.floor(box.y), String(what)).toBeGreaterThanOrEqual(0);
  expect(Math.floor(box.x + box.width), String(what)).toBeLessThanOrEqual(width);
  expect(Math.floor(box.y + box.height), String(what)).toBeLessThanOrEqual(height);
}
async function expect_accessible(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const serious = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(serious.map((v) => `${where}: ${v.id} ${v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')}`)).toEqual([]);
}

test('a full table on a phone: nothing is off the screen, and the theme can be chosen', async ({ browser, server }) => {
  for (const language of ['en', 'fr']) {
    const page = await phone(browser, language);
    for (const wish of [{ game: 'monuments', seats: kBots }, { game: 'monumental', seats: kBots }, { ...kAllOfDuel, seats: ['human', 'random'] }]) {
      const game = wish.game;
      const [link] = await server.table({ ...wish, seed: 5 });
      await open(page, link);
      for (const tab of [0, 1]) {
        await page.locator('.tabs button').nth(tab).click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(kPhone.width);
        for (const what of ['.language', 'summary', '.tabs button:last-child', 'header li:last-child']) await expect_in_view(page, page.locator(what));
      }
      await page.locator('.tabs button').first().click();
      expect(await page.evaluate(() => [...document.querySelectorAll('#board')].map((e) => e.scrollWidth - e.clientWidth)), game).toEqual([0]);
      await page.locator('summary').click();
      await page.getByRole('button', { name: /^(Colours|Couleurs)/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.evaluate(() => localStorage.removeItem('stele.theme'));
    }
    await page.close();
  }
});

test('a phone shows the whole map of four players, and of a hand no half name', async ({ browser, server }) => {
  const page = await phone(browser);
  const [map] = await server.table({ game: 'monumental', seats: kBots, seed: 5, map: 'crossroads-of-empires' });
  await open(page, map);
  expect(await page.locator('.frame').evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  const [hand] = await server.table({ game: 'monuments', seats: kBots, seed: 5 });
  await open(page, hand);
  await page.locator('.tabs button').nth(1).click();
  await answer_until(page, '.held:not(:last-child)', 2, ['draw', 'take', 'end']);
  await page.locator('.tabs button').first().click();
  for (const name of await page.locator('.held:not(:last-child) .name').all()) await expect(name).toBeHidden();
  for (const name of await page.locator('.held:last-child .name').all()) await expect(name).toBeVisible();
});

test('a long answer in the log begins with its beginning, and opens', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 5 });
  await open(page, link);
  await answer_until(page, '.side .more', 1);
  const more = page.locator('.side .more').first();
  const line = page.locator('.side li').filter({ has: page.locator('.more') }).first();
  const short = (await line.textContent())?.length ?? 0;
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(more).toBeFocused();
  expect((await line.textContent())?.length ?? 0).toBeGreaterThan(short);
});

test('a phone shows over the board what is asked, why not, and what ends it', async ({ browser, server }) => {
  const page = await phone(browser);
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 3 });
  await open(page, link);
  await expect_in_view(page, page.locator('.question'));
  await page.locator('[data-place^="monument:"]:not(.offered)').first().tap();
  await expect(page.getByRole('alert')).toContainText('W-');
  await expect_in_view(page, page.getByRole('alert'));
  await page.locator('[data-place="pile"]').tap();
  await expect_in_view(page, page.locator('[data-option="end"]'));
  await expect_accessible(page, 'board of a phone');
});

test('with many options the one that ends the turn is in view', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 8 });
  await open(page, link);
  await answer_until(page, `aside:has([data-option="end"]) ${kOffer}`, 17);
  await expect_in_view(page, page.locator('[data-option="end"]'));
  await expect_in_view(page, page.locator('.side'));
  // Nearly all of the others too: the list does not scroll far.
  expect(await page.locator('.groups').evaluate((e) => e.scrollHeight - e.clientHeight)).toBeLessThan(150);
});

for (const [when, answers] of [['mid game', 30], ['a late round', 60]] as const)
  test(`a duel with every module fits on one screen in ${when}, and its texts can be read`, async ({ page, server }) => {
    await in_mid_game(page, server, { ...kAllOfDuel, civilizations: ['aztec', 'mali'], seed: 11 }, answers, '^turn');
    for (const [width, height] of [[1366, 768], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300); // cards fit their texts anew
      expect(await overflow(page), `${width}`).toEqual([0, '', '']);
      for (const what of ['.player.own', '.player:not(.own)', '.holdings.own .edge', '.holdings:not(.own) .edge', '[data-place="advantage"]', '.ends .gold', '.city.mine .space', '[data-option="pass"]'])
        for (const one of await page.locator(what).all()) await expect_in_view(page, one);
    }
    const small = await page.evaluate(() => [...document.querySelectorAll('#board :not(small)')].filter((e) => e.childNodes.length > 0 && [...e.childNodes].some((n) => n.nodeType === 3 && (n.textContent ?? '').trim() !== '') && parseFloat(getComputedStyle(e).fontSize) < 9).map((e) => e.textContent));
    expect(small).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
    await page.setViewportSize(kPhone);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(kPhone.width);
    expect(await page.locator('#board').evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  });

test('a hand of more than twenty cards leaves every monument in view, and of every card its value', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: kBots, seed: 5, modules: ['powers'] });
  await open(page, link);
  await answer_until(page, '.hand .card', 24, ['draw', 'take', 'end']);
  await page.mouse.move(683, 5);
  await page.waitForTimeout(400);
  for (const monument of await page.locator('[data-place^="monument:"]').all()) await expect_in_view(page, monument);
  expect(await page.evaluate(() => ['#board', '.tracks', '.hand'].map((s) => (document.querySelector(s)?.scrollHeight ?? 0) - (document.querySelector(s)?.clientHeight ?? 0)))).toEqual([0, 0, 0]);
  // The value stands at the left edge, over which no other card lies.
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].filter((card) => {
      const box = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(box.left + 8, box.top + 14));
    }).length,
  );
  expect(covered).toBe(0);
});

test('the result is seen at one look, with what to do next @slow', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: kBots, seed: 8 });
  await open(page, link);
  await page.locator(kOffer).first().waitFor();
  await play_to_the_end(page);
  await expect(page.locator('.chart canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  for (const name of ['Play again', 'Look at the table']) await expect_in_view(page, page.getByRole('button', { name }));
  expect(await page.locator('dialog').evaluate((e) => e.scrollHeight - e.clientHeight)).toBe(0);
  await expect_accessible(page, 'result');
  // The chart follows the window, and every line is named.
  const wide = (await page.locator('.chart canvas').boundingBox())?.width ?? 0;
  await page.setViewportSize(kPhone);
  await expect.poll(async () => (await page.locator('.chart canvas').boundingBox())?.width ?? 9999).toBeLessThan(Math.min(wide, kPhone.width));
  await expect_in_view(page, page.getByRole('button', { name: 'Play again' }));
  await expect(page.locator('figcaption .name')).toHaveCount(4);
});

test('on a phone the tour is offered on the board, and shows what it speaks of', async ({ browser, server }) => {
  const page = await phone(browser);
  for (const game of ['monuments', 'monumental', 'duel']) {
    const [link] = await server.table({ game, seats: ['human', 'random'], seed: 3 });
    await open(page, link);
    await page.getByRole('button', { name: 'Show me around' }).tap();
    for (let i = 1; i <= 6; ++i) {
      await expect(page.getByRole('dialog')).toContainText(`${i} of 6`);
      await page.waitForTimeout(100);
      await expect_in_view(page, page.locator('.ring'));
      await expect_in_view(page, page.locator('.bubble'));
      const ring = await page.locator('.ring').boundingBox();
      expect(Math.min(ring?.width ?? 0, ring?.height ?? 0), `${game}, step ${i}`).toBeGreaterThan(24);
      if (i === 1) await expect_accessible(page, 'tour');
      await page.getByRole('dialog').locator('.primary').tap();
    }
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a word of the glossary explains itself to the keyboard, the pointer and a tap', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, hasTouch: true })).newPage();
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 3 });
  await open(page, link);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('searchbox').fill('W-STORY-3');
  await page.getByRole('searchbox').press('Tab');
  const said = page.getByRole('tooltip');
  for (let i = 0; i < 8 && !(await said.isVisible()); ++i) await page.keyboard.press('Tab');
  await expect(said).toBeVisible();
  await expect_in_view(page, said);
  await expect_accessible(page, 'rules');
  await page.keyboard.press('Escape');
  await expect(said).toBeHidden();
  await page.getByRole('searchbox').focus();
  await page.locator('dd .word').first().hover();
  await expect(said).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(said).toBeHidden();
  await page.locator('dd .word').first().tap();
  await expect(said).toBeVisible();
  await expect(page.locator('.side')).not.toContainText('*');
});

test('when a turn begins, the log begins with what happened since the last one', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: kBots, seed: 4 });
  await open(page, link);
  for (let turn = 0; turn < 4; ++turn) {
    await answer(page, 0);
    while ((await page.locator('[data-option="end"]').count()) === 0) await answer(page, 0);
    await page.locator('[data-option="end"]').click();
    await expect(page.locator('.status')).toHaveText('Your turn');
  }
  const since = page.getByText('Since your last turn');
  await expect(since).toBeVisible();
  await expect.poll(async () => Math.abs(((await since.boundingBox())?.y ?? 0) - ((await page.locator('.side').boundingBox())?.y ?? 0))).toBeLessThan(30);
  // On a phone it is there too, when the tab is opened.
  await page.setViewportSize(kPhone);
  await page.locator('.tabs button').nth(1).click();
  await expect_in_view(page, since);
});

test('who is not there is marked and said', async ({ page, server }) => {
  const links = await server.table({ game: 'monuments', seats: ['human', 'human'], seed: 3 });
  await open(page, links[0]);
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('not here');
});
