// The board of Duel: a whole game by clicking, whose is what, and what stays secret.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answer, expect, in_mid_game, kAllOfDuel, kOffer, play_to_the_end, test, watch, who_moves } from './server';

const place = (page: Page, name: string) => page.locator(`#board [data-place="${name}"]`);
// A row, a column, and what else comes before the first action.
async function to_the_actions(page: Page): Promise<void> {
  await page.locator(kOffer).first().waitFor();
  while ((await page.locator('[data-option="pass"]').count()) === 0) {
    await answer(page, 0);
    await page.waitForTimeout(50);
  }
}

test('a whole game with every module, from the set-up to the result and its replay, by clicking', async ({ page, server }) => {
  const errors = watch(page);
  await page.goto(server.address);
  await page.getByRole('region', { name: 'Monumental Duel', exact: true }).getByRole('button', { name: 'Set up a table' }).click();
  await expect(page.getByRole('dialog')).toContainText('our own design');
  for (const module of ['Exploration', 'Espionage', 'Mixed deck']) await page.getByRole('checkbox', { name: module }).check();
  await page.getByRole('combobox', { name: /Civilization/ }).first().selectOption('aztec');
  await page.getByRole('combobox', { name: /Civilization/ }).nth(1).selectOption('mali');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.player.own h2')).toContainText('Aztecs');
  await expect(page.locator('.holdings.own')).toContainText('Valley of Anahuac');
  await expect(page.locator('.cities > .slot')).toHaveCount(6); // three Free Cities, three Lands
  await play_to_the_end(page);
  const dialog = page.getByRole('dialog');
  for (const word of ['Free Cities', 'Lands', 'Intrigues', 'Where the points came from']) await expect(dialog).toContainText(word);
  await expect(page.locator('.chart canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(page.locator('.status')).toHaveText('The game is over');
  await page.goto(page.url().replace('#', '/replay/40#'));
  await expect(page.getByRole('status')).toContainText('Step 40');
  await expect(page.locator('.player.own h2')).toContainText('Aztecs');
  expect(errors).toEqual([]);
});

test('the Advantage is taken on the board: its arrow turns, and what was paid lies on it', async ({ page, server }) => {
  const [link] = await server.table({ game: 'duel', seats: ['human', 'greedy'], seed: 5, civilizations: ['japan', 'mali'] });
  await page.goto(link ?? '');
  await to_the_actions(page);
  const advantage = place(page, 'advantage');
  await advantage.click();
  const menu = page.getByRole('menuitem').first();
  if (await menu.isVisible()) await menu.click();
  if ((await advantage.locator('.down, .up').count()) === 0) {
    await expect(page.locator('.question')).toContainText('How much');
    await page.locator(kOffer).first().click();
  }
  await expect(page.locator('.side li').filter({ hasText: 'Advantage' }).first()).toBeVisible();
  await expect(advantage.locator('.arrow.down, .arrow.up')).toBeVisible();
  await expect(advantage).toHaveAccessibleName(/The arrow points to (Japan|Mali)/);
});

test('the Ambassador negotiates on the board: Gold and an action token lie at one’s own end', async ({ page, server }) => {
  const [link] = await server.table({ game: 'duel', seats: ['human', 'random'], seed: 5, civilizations: ['mali', 'japan'] });
  await page.goto(link ?? '');
  await to_the_actions(page);
  await place(page, 'card:mali-ambassador').click();
  const city = page.locator('.cities .slot').first();
  await expect(city.locator('.place.offered')).toBeVisible();
  await city.locator('.place').click();
  const mine = city.locator('.gold').last();
  await expect(mine).toHaveAttribute('title', 'Gold of Mali: 1');
  await expect(mine.getByRole('img', { name: 'Mali has negotiated here this round' })).toBeVisible();
});

test('a click on what cannot be done says why, with the rule; a Barricade in a pile is not for sale', async ({ page, server }) => {
  await in_mid_game(page, server, { ...kAllOfDuel, civilizations: ['mali', 'aztec'], seed: 3 }, 30, '^turn');
  const dashed = page.locator('.player.own .place:not(.offered)').filter({ has: page.locator('.undeveloped') }).first();
  await dashed.click();
  await expect(page.getByRole('alert')).toContainText('D-');
  await expect(page.locator('.holdings .barricade').locator('xpath=ancestor::button[contains(@class, "offered")]')).toHaveCount(0);
});

test('Intrigues in hand are seen by their owner only, on two screens', async ({ browser, server }) => {
  const links = await server.table({ ...kAllOfDuel, seats: ['human', 'human'], seed: 9 });
  const a = await (await browser.newContext()).newPage();
  const b = await (await browser.newContext()).newPage();
  await a.goto(links[0] ?? '');
  await b.goto(links[1] ?? '');
  const held = (page: Page) => page.getByRole('group', { name: 'Intrigues in hand' }).locator('.name');
  for (let i = 0; i < 60 && (await held(a).count()) + (await held(b).count()) === 0; ++i) {
    const mover = await who_moves(a, b);
    const spy = mover.locator('[data-option="spy"]');
    if ((await spy.count()) > 0) await spy.click();
    else await answer(mover, i);
    await mover.waitForTimeout(60);
  }
  const [owner, other] = (await held(a).count()) > 0 ? [a, b] : [b, a];
  const name = (await held(owner).first().textContent()) ?? '';
  expect(name).not.toBe('');
  await expect(other.locator('.player:not(.own)')).toContainText('Intrigues held: 1');
  expect(await other.locator('body').innerText()).not.toContain(name);
  expect(await other.locator(`[aria-label*="${name}"]`).count()).toBe(0);
});

test('at one screen nothing of the board is left in between, and a hand is its owner’s', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('region', { name: 'Monumental Duel', exact: true }).getByRole('button', { name: 'Share one screen' }).click();
  for (let i = 0; i < 14; ++i) {
    const veil = page.getByRole('button', { name: /^I am / });
    await expect(veil.or(page.locator(kOffer).first())).toBeVisible();
    if (await veil.isVisible()) {
      expect(await page.locator('#board .card, #board .chip').count()).toBe(0);
      await veil.click();
    } else await answer(page, 0);
  }
});

test('every card beside a City is reached and explained by the keyboard', async ({ page, server }) => {
  await in_mid_game(page, server, { ...kAllOfDuel, civilizations: ['mali', 'aztec'], seed: 3 }, 20, '^turn');
  await place(page, 'space:warlord').focus();
  await expect(page.getByRole('tooltip')).toContainText('Musa Keita');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('Envoy of the Mansa');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`no serious accessibility problem on the board of a duel, ${colorScheme}${colorScheme === 'dark' ? ' @slow' : ''}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await in_mid_game(page, server, { ...kAllOfDuel, civilizations: ['aztec', 'mali'], seed: 11 }, 40, '^turn');
    const found = await new AxeBuilder({ page }).include('#board').analyze();
    expect(found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id} ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
  });
