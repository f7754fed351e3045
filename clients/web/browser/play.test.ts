import { answer, expect, kOffer, play_to_the_end, test, watch, who_moves } from './server';

for (const game of ['Monuments: Wonders of Antiquity', 'Monumental', 'Monumental Duel'])
  test(`a new visitor plays a whole game of ${game} against a bot`, async ({ page, server }) => {
    const errors = watch(page);
    await page.goto(server.address);
    await page.getByRole('region', { name: game, exact: true }).getByRole('button', { name: 'Play now against a bot' }).click();
    await expect(page.locator(kOffer).first()).toBeVisible();
    await play_to_the_end(page);
    await expect(page.getByRole('dialog')).toContainText('Where the points came from');
    await expect(page.locator('.chart canvas')).toBeVisible();
    // Again, from the dialog.
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('link', { name: 'To the new table' }).click();
    await expect(page.locator('main')).toBeVisible();
    expect(errors).toEqual([]);
  });

test('two people find each other by a link, and both see every move', async ({ browser, server }) => {
  const ann = await (await browser.newContext()).newPage();
  const bo = await (await browser.newContext()).newPage();
  await ann.goto(server.address);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Your name').blur();
  await ann.getByRole('button', { name: 'Invite a friend' }).first().click();
  const link = await ann.getByRole('dialog').getByRole('textbox').first().inputValue();
  await ann.getByRole('button', { name: 'Close' }).click();
  await bo.goto(link);
  await expect(bo.getByRole('list', { name: 'Seats' })).toContainText('Ann');
  await expect(ann.getByTitle('Player 2: here')).toBeVisible();
  for (let i = 0; i < 6; ++i) {
    const mover = await who_moves(ann, bo);
    await answer(mover, 0);
  }
  // Both logs come to the same moves; each is read anew after a move.
  await expect(async () => {
    const moves = await ann.locator('.side li[class*="seat-"]').count();
    expect(moves).toBeGreaterThan(0);
    expect(await bo.locator('.side li[class*="seat-"]').count()).toBe(moves);
  }).toPass({ timeout: 10_000 });
  // They talk.
  await ann.getByRole('tab', { name: /Chat/ }).click();
  await ann.getByRole('textbox', { name: 'Say something' }).fill('good luck');
  await ann.getByRole('button', { name: 'Send' }).click();
  await bo.getByRole('tab', { name: /Chat/ }).click();
  await expect(bo.getByText('good luck')).toBeVisible();
});

test('undo takes back what nobody learned from, and asks about the rest', async ({ browser, server }) => {
  const links = await server.table({ game: 'monuments', seats: ['human', 'human'], seed: 3 });
  const a = await (await browser.newContext()).newPage();
  const b = await (await browser.newContext()).newPage();
  await a.goto(links[0] ?? '');
  await b.goto(links[1] ?? '');
  await expect(a.getByTitle('Player 2: here')).toBeVisible();
  const mover = await who_moves(a, b);
  const other = mover === a ? b : a;
  await mover.locator('[data-place="pile"]').click();
  await expect(other.locator('.side li').filter({ hasText: 'drew a card' })).toHaveCount(1);
  await mover.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('would like to take the last move back')).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(mover.locator('.side li')).toHaveCount(0);
});

test('a tour shows what is where, once @slow', async ({ page, server }) => {
  for (const game of ['monuments', 'monumental', 'duel']) {
    const [link] = await server.table({ game, seats: ['human', 'random'], seed: 3 });
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Show me around' }).click();
    for (let i = 1; i <= 6; ++i) {
      await expect(page.getByRole('dialog')).toContainText(`${i} of 6`);
      await expect(page.locator('.ring')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await page.locator(kOffer).first().waitFor();
    await expect(page.getByRole('button', { name: 'Show me around' })).toBeHidden();
  }
});

test('what is not allowed says why, with the rule', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 3 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  await page.locator('[data-place^="monument:"]:not(.offered)').first().click();
  await expect(page.getByRole('alert')).toContainText('W-');
  await page.getByRole('alert').getByRole('button', { name: /W-/ }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(/W-/);
  await expect(page.locator('.side dt').first()).toBeVisible();
});

test('a hint names an option and what it is worth', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 3 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('What the bot would do')).toBeVisible();
  await expect(page.locator('aside ol li').first()).toContainText('points');
});

test('a spectator sees the table and no hand', async ({ page, server }) => {
  const links = await server.table({ game: 'monuments', seats: ['human', 'human'], seed: 3 });
  await page.goto((links[0] ?? '').replace(/#.*/, ''));
  await expect(page.getByText('You are watching')).toBeVisible();
  await expect(page.locator('.hand .card')).toHaveCount(0);
  await expect(page.locator(kOffer)).toHaveCount(0);
});

test('two people at one screen: nothing is shown in between', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Share one screen' }).first().click();
  for (let i = 0; i < 12; ++i) {
    const veil = page.getByRole('button', { name: /^I am / });
    await expect(veil.or(page.locator(kOffer).first())).toBeVisible();
    if (await veil.isVisible()) {
      expect(await page.locator('.card').count()).toBe(0);
      await veil.click();
    } else {
      const end = page.locator('[data-option="end"]:not([aria-disabled="true"])');
      if ((await end.count()) > 0) await end.click();
      else await answer(page, 0);
    }
  }
});
