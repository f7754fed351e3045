// What one expects of every page: the focus stays where one plays, menus close, links can be handed on, mistakes are told.
import type { Page } from '@playwright/test';
import { answer, expect, kOffer, test } from './server';

const focused_option = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null);

for (const game of ['monuments', 'monumental'])
  test(`by keyboard the next option is at hand: ${game}`, async ({ page, server }) => {
    const [link] = await server.table({ game, seats: ['human', 'random'], seed: 5 });
    await page.goto(link ?? '');
    await page.locator(kOffer).first().focus();
    for (let i = 0; i < 10; ++i) {
      const question = await page.locator('.prompt').textContent();
      // Enter on whatever has the focus; three Tabs at most to get there.
      let tabs = 0;
      while ((await focused_option(page)) === null && tabs < 4) {
        await page.keyboard.press('Tab');
        ++tabs;
      }
      expect(tabs, `answer ${i}`).toBeLessThanOrEqual(3);
      await page.keyboard.press('Enter');
      await expect(async () => expect(await page.locator('.prompt').textContent()).not.toBe(question)).toPass({ timeout: 10_000 });
      await page.locator(kOffer).first().waitFor();
      await expect.poll(() => focused_option(page)).toBe(await page.locator('.offer').first().getAttribute('data-option'));
    }
  });

test('a pointer does not drag the focus along', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 5 });
  await page.goto(link ?? '');
  await answer(page, 0);
  await expect(page.locator('.side li').first()).toBeVisible();
  await page.locator(kOffer).first().waitFor();
  expect(await focused_option(page)).toBe(null);
});

test('the key u asks first where the others would be asked', async ({ browser, page, server }) => {
  const links = await server.table({ game: 'monuments', seats: ['human', 'human'], seed: 3 });
  const other = await (await browser.newContext()).newPage();
  await page.goto(links[0] ?? '');
  await other.goto(links[1] ?? '');
  await expect(page.getByTitle('Player 2: here')).toBeVisible();
  const [mover, looker] = (await page.locator(kOffer).count()) > 0 ? [page, other] : [other, page];
  await mover.locator('[data-option="draw"]').click();
  await expect(mover.locator('.side li')).toHaveCount(1);
  // Not while one types.
  await mover.getByRole('tab', { name: /Chat/ }).click();
  await mover.getByRole('textbox', { name: 'Say something' }).press('u');
  await mover.getByRole('tab', { name: 'Log' }).click();
  await mover.keyboard.press('u');
  await expect(mover.getByText('Take the last move back?')).toBeVisible();
  await expect(looker.getByText('would like to take the last move back')).toHaveCount(0);
  await mover.keyboard.press('Escape');
  await expect(mover.getByText('Take the last move back?')).toBeHidden();
  await mover.keyboard.press('u');
  await mover.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(looker.getByText('would like to take the last move back')).toBeVisible();
});

test('the menu closes after a choice, outside and with Escape', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 3 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  const entry = page.getByRole('button', { name: /^Sound/ });
  const open = async () => {
    await page.locator('summary').click();
    await expect(entry).toBeVisible();
  };
  await open();
  await entry.click();
  await expect(entry).toBeHidden();
  await open();
  await page.locator('.status').click();
  await expect(entry).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});

test('a refusal can be closed, and backing out is offered only with something to back out of', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 5 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  const back = page.getByRole('button', { name: 'Cancel' });
  await expect(back).toHaveCount(0);
  // The first question of a turn is whether and what to choose: after it there is something.
  for (let i = 0; i < 8 && (await back.count()) === 0; ++i) {
    await answer(page, 0);
    await page.locator(kOffer).first().waitFor();
  }
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await page.locator('[data-place]:not(.offered)').first().click();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test("a friend's link is offered by itself, again in another tab, and can be copied", async ({ browser, server }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // As on plain http from another computer: no clipboard.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => Object.assign(window, { copied: String(getSelection()) || (document.activeElement as HTMLInputElement).value }));
  });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Invite a friend' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This link is for Player 2');
  await expect(dialog).toContainText('stele serve --address 0.0.0.0');
  const link = await dialog.getByRole('textbox').first().inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(link);

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('dialog').getByRole('textbox').first()).toHaveValue(link);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.locator('#board')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole('dialog')).toBeHidden();
});

test('set-up explains every civilization, takes none twice, and tells what is wrong', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('region', { name: 'Monumental', exact: true }).getByRole('button', { name: 'Set up a table' }).click();
  const dialog = page.getByRole('dialog');
  for (const words of ['Technological:', 'Aggressive:', 'Architectural:', 'Economic:', 'Cultural:']) await expect(dialog).toContainText(words);
  await dialog.getByLabel('Civilization').first().selectOption('egypt');
  await expect(dialog.getByLabel('Civilization').nth(1).locator('option[value=egypt]')).toBeDisabled();
  await page.route('**/api/tables?lang=*', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 400, body: '{"error": "no such wish"}' }) : route.continue()));
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no such wish');
  await page.unroute('**/api/tables?lang=*');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('#board')).toBeVisible();
});

test('a link to a move is copied, and one is told', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 3 });
  await page.goto(link ?? '');
  await answer(page, 0);
  await page.locator(kOffer).first().waitFor();
  await page.goto((link ?? '').replace('#', '/replay/1#'));
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Link to this move' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
});
