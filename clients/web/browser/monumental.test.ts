// The board of Monumental: what can be read, whose it is, and what a click does.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, in_mid_game, overflow, test, watch } from './server';

const kTwo = { game: 'monumental', seats: ['human', 'random'], seed: 5 };
// Which Unit of a tile, where it is asked.
async function pick_unit(page: Page): Promise<void> {
  await page.locator('.tile.can').first().click();
  const menu = page.getByRole('menuitem').first();
  if (await menu.isVisible()) await menu.click();
}

// How large text of the map is on the screen.
const sizes = (page: Page, what: string) =>
  page.evaluate((what) => [...document.querySelectorAll<SVGTextElement>(what)].map((e) => parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM()?.a ?? 0)), what);

for (const map of ['four-winds', 'crossroads-of-empires'])
  test(`four players in mid game fit on one screen, and the numbers of ${map} can be read`, async ({ page, server }) => {
    const errors = watch(page);
    const seats = ['human', 'greedy', 'greedy', 'greedy'];
    await in_mid_game(page, server, { game: 'monumental', seats, seed: 12, map, modules: ['heroes', 'renaissance'], monsters: 3 }, 40);
    expect(await overflow(page)).toEqual([0, '', '']);
    for (const what of ['.number', '.town text', '.foe text', '.force text']) for (const size of await sizes(page, what)) expect(size, what).toBeGreaterThanOrEqual(11);
    expect(await page.locator('.number').count()).toBeGreaterThan(30);
    // Whose is what: the letters of four civilizations, on the map as beside the names.
    const letters = (what: string) => page.evaluate((what) => [...new Set([...document.querySelectorAll(what)].map((e) => (e.textContent ?? '').trim().slice(0, 1)))].sort(), what);
    expect((await letters('.people .badge')).length).toBe(4);
    expect(await letters('.walker .explorer')).toEqual(await letters('.people .badge'));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.min(...(await sizes(page, '.number')))).toBeGreaterThanOrEqual(11); // when the page has found its width
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
  });

test("another's City is looked at, not played, and its cards are shown over it", async ({ page, server }) => {
  await in_mid_game(page, server, kTwo, 0, '^row:');
  const question = await page.locator('.question').textContent();
  await page.locator('.people .who').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.space')).toHaveCount(9);
  await expect(dialog.locator('[data-place^="row:"], [data-place^="column:"], .offered, .yield')).toHaveCount(0);
  await dialog.locator('.line').filter({ hasText: 'a' }).click();
  await dialog.locator('.space .place').first().hover();
  await expect(page.locator('[role=tooltip]:popover-open')).toBeVisible(); // in the top layer, as the dialog is
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.question')).toHaveText(question ?? '');
});

test('what is shown about a place stays clear of it and is gone with the click', async ({ page, server }) => {
  await in_mid_game(page, server, kTwo, 0, '^row:');
  const row = page.locator('.city [data-place="row:2"].offered');
  await row.hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const [a, b] = [await tip.boundingBox(), await row.boundingBox()];
  if (!a || !b) throw new Error('not on the screen');
  expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  await row.click();
  await expect(page.locator('.city [data-place="column:1"].offered')).toBeVisible();
  await expect(tip).toBeHidden();
});

test('a long press shows what a tap would do, and does not do it', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await in_mid_game(page, server, kTwo, 0, '^row:', false);
  const row = page.locator('.city [data-place="row:1"].offered');
  await row.waitFor();
  const touch = (kind: string) => row.dispatchEvent(kind);
  await touch('touchstart');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await touch('touchend');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(row).toBeVisible();
  await row.tap();
  await expect(page.locator('.city [data-place="column:1"].offered')).toBeVisible();
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('the Units of a conquest are chosen as one gesture: they walk, are counted, and the last one is announced', async ({ page, server }) => {
  await in_mid_game(page, server, { game: 'monumental', seats: ['human', 'greedy', 'greedy', 'greedy'], seed: 21 }, 0, '^units: .*needed: [2-9]');
  const campaign = page.locator('.campaign');
  await expect(campaign).toContainText('Conquest of tile');
  const target = page.locator('.tile.target');
  await expect(target).toHaveCount(1);
  const needed = async () => Number(/needed: (\d+)/.exec((await campaign.textContent()) ?? '')?.[1] ?? 0);
  expect(await needed()).toBeGreaterThan(1);
  for (let left = await needed(); left > 1; --left) {
    await expect(campaign).not.toContainText('The next Unit conquers');
    await pick_unit(page);
    await expect(page.locator('.march').first()).toBeAttached();
    await expect(campaign).toContainText(`needed: ${left - 1}`);
    await expect(target.locator('.ghost')).toBeVisible();
  }
  await expect(campaign).toContainText('The next Unit conquers');
  await expect(page.locator('.march')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pick_unit(page);
  await expect(campaign).toBeHidden();
  await expect(page.locator('.march')).toHaveCount(0);
});

test('two players have two Development tracks, and a card says its price and what it gives', async ({ page, server }) => {
  const [two] = await server.table(kTwo);
  await page.goto(two ?? '');
  await expect(page.locator('.track .row')).toHaveCount(2);
  await expect(page.getByText('Second Development track')).toBeVisible();
  for (const card of await page.locator('.track .slot .card').all()) await expect(card.locator('.cost')).toBeVisible();
  for (const wonder of await page.locator('.track .card.wonder').all()) await expect(wonder.locator('.section')).toHaveCount(2);
  const [three] = await server.table({ ...kTwo, seats: ['human', 'random', 'random'] });
  await page.goto('about:blank');
  await page.goto(three ?? '');
  await expect(page.locator('.track .row')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`no serious accessibility problem on the board in mid game, ${colorScheme}${colorScheme === 'dark' ? ' @slow' : ''}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await in_mid_game(page, server, { game: 'monumental', seats: ['human', 'automa'], seed: 19, modules: ['heroes', 'renaissance'], monsters: 3 }, 40);
    const serious = async () => (await new AxeBuilder({ page }).include('#board').analyze()).violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id} ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
    expect(await serious()).toEqual([]);
    await page.locator('.people .who').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await serious()).toEqual([]);
  });
