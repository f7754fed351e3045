// Several people at one screen: nobody sees what is another's, and nobody is lost.
import type { Page } from '@playwright/test';
import { answer, expect, kOffer, play_to_the_end, test, type Server } from './server';

const veil = (page: Page) => page.getByRole('button', { name: /^I am / });

// A table whose people all sit here.
async function sit(page: Page, server: Server, wish: object): Promise<string> {
  const links = await server.table(wish);
  const tokens = links.flatMap((link) => link.split('#')[1] ?? []);
  const link = `${(links[0] ?? '').replace(/#.*/, '')}#${tokens.join(',')}`;
  await page.goto(link);
  return link;
}
// Whoever is asked says that it is them; says who.
async function unveil(page: Page): Promise<string> {
  await expect(veil(page)).toBeVisible();
  const said = (await veil(page).textContent()) ?? '';
  await veil(page).click();
  await page.locator(kOffer).first().waitFor();
  return said.replace('I am ', '');
}
// Draws until the turn goes to the next one.
async function draw_to_the_end_of_the_turn(page: Page): Promise<void> {
  for (let i = 0; i < 20; ++i) {
    await expect(veil(page).or(page.locator(kOffer).first())).toBeVisible();
    if (await veil(page).isVisible()) return;
    const draw = page.locator('[data-option="draw"]:not([aria-disabled="true"])');
    if ((await draw.count()) > 0) await draw.click();
    else await answer(page, i);
  }
  throw new Error('the turn does not end');
}

test('what one person drew is not in the log, the replay or anywhere else for the next one', async ({ page, server }) => {
  await sit(page, server, { game: 'monuments', seats: ['human', 'human'], seed: 3 });
  const first = await unveil(page);
  await page.locator('[data-option="draw"]').click();
  const secret = page.locator('.side li').filter({ hasText: 'You drew' });
  await expect(secret).toHaveCount(1);
  const told = (await secret.textContent()) ?? '';
  await draw_to_the_end_of_the_turn(page);
  expect(await page.locator('body').innerText()).not.toContain('You drew');
  const second = await unveil(page);
  expect(second).not.toBe(first);
  await expect(page.locator('.side li').filter({ hasText: 'drew a card' }).first()).toBeVisible();
  expect(await page.content()).not.toContain(told);
  expect(await page.content()).not.toContain('You drew');
  // Every moment of it, as somebody who looks on would see it.
  await page.locator('.side li button').first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Step' })).toContainText('Step 1 of');
  await expect(page.locator('footer p')).toContainText('drew a card');
  await expect(page.locator('.hand .card')).toHaveCount(0);
  expect(await page.content()).not.toContain(told);
});

test('nobody is lost on the way through the replay, a reload and the start page', async ({ page, server }) => {
  const link = await sit(page, server, { game: 'monuments', seats: ['human', 'human'], seed: 3 });
  const first = await unveil(page);
  await page.locator('[data-option="draw"]').click();
  await page.locator('.side li button').first().click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(link);
  expect(await unveil(page)).toBe(first);
  await draw_to_the_end_of_the_turn(page);
  const second = await unveil(page);
  expect(second).not.toBe(first);
  // Even whoever opens one seat's link alone keeps the pair.
  await page.goto('about:blank');
  await page.goto(link.replace(/,.*/, ''));
  await expect(page.locator('#board')).toBeVisible();
  await page.goto(server.address);
  await page.locator('section').filter({ hasText: 'Continue a game' }).getByRole('link').first().click();
  expect(await unveil(page)).toBe(second);
});

test('a game that is played again at one screen has both people @slow', async ({ page, server }) => {
  test.slow();
  await sit(page, server, { game: 'monuments', seats: ['human', 'human'], seed: 4 });
  await page.evaluate(() => {
    // Whoever it is says so at once.
    setInterval(() => [...document.querySelectorAll('button')].find((b) => b.textContent?.startsWith('I am '))?.click(), 20);
  });
  await page.locator(kOffer).first().waitFor();
  await play_to_the_end(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  const again = page.getByRole('link', { name: 'To the new table' });
  await expect(again).toHaveAttribute('href', /#\w+,\w+$/);
  await again.click();
  const first = await unveil(page);
  await draw_to_the_end_of_the_turn(page);
  expect(await unveil(page)).not.toBe(first);
});

test('by keyboard, whoever takes over has the first option at hand', async ({ page, server }) => {
  await sit(page, server, { game: 'monuments', seats: ['human', 'human'], seed: 3 });
  await expect(veil(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.offer').first()).toBeFocused();
});

test('a draw is taken back when the other person at the screen agrees', async ({ page, server }) => {
  await sit(page, server, { game: 'monuments', seats: ['human', 'human'], seed: 3 });
  await unveil(page);
  await page.locator('[data-option="draw"]').click();
  await expect(page.locator('.side li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('would like to take the last move back')).toBeVisible();
  await expect(page.getByText(/Player \d says:/)).toBeVisible();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('would like to take the last move back')).toBeHidden();
  await expect(page.locator('.side li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.locator('.side li')).toHaveCount(0);
  await page.locator(kOffer).first().waitFor();
});

test('whoever sits between two people of one screen keeps their own seat', async ({ browser, page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Set up a table' }).first().click();
  await page.getByLabel('Seat 2').selectOption('human');
  await page.getByLabel('Seat 3').selectOption('here');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(veil(page)).toBeVisible();
  await veil(page).click();
  await expect(page.getByRole('dialog')).toContainText('This link is for Player 2');
  const link = await page.getByRole('textbox').first().inputValue();
  expect(page.url()).not.toContain(link.split('#')[1] ?? '-');
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.locator('#board')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
