// The same tables in other ways: another language, the keyboard, a phone, a bad line, later.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { answer, expect, kOffer, play_to_the_end, run_stele, test, watch } from './server';

test('in French, every word', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('Des jeux de plateau avec toutes leurs règles')).toBeVisible();
  await page.getByRole('button', { name: 'Jouer tout de suite contre un bot' }).first().click();
  await expect(page.locator('.status')).toContainText(/À vous|réfléchit/);
  await page.locator(kOffer).first().waitFor();
  await expect(page.locator(kOffer).filter({ hasText: 'Piocher' }).or(page.locator(kOffer).filter({ hasText: /Prendre|Finir|Terminer/ })).first()).toBeVisible();
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
});

test('with the keyboard alone', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 5 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  for (let i = 0; i < 8; ++i) {
    await page.locator(kOffer).first().waitFor();
    const before = await page.locator('aside').textContent();
    // Tab until an option has the focus, then Enter.
    for (let k = 0; k < 120; ++k) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('offer') ?? false)) break;
    }
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(ring).not.toBe('none');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('aside').textContent()).not.toBe(before);
  }
  await expect(page.locator('.side li').first()).toBeVisible();
});

test('on a phone', async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  for (const game of ['monuments', 'monumental']) {
    const [link] = await server.table({ game, seats: ['human', 'random'], seed: 5 });
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await expect(page.locator('#board')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: /Actions/ }).click();
    await answer(page, 0);
    await page.getByRole('button', { name: 'Board' }).click();
    await expect(page.locator('#board')).toBeVisible();
  }
});

test('a table fits on the screen without scrolling', async ({ page, server }) => {
  for (const game of ['monuments', 'monumental']) {
    const [link] = await server.table({ game, seats: ['human', 'random'], seed: 5 });
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await page.locator(kOffer).first().waitFor();
    const over = await page.evaluate(() => [document.documentElement, document.querySelector('#board')].map((e) => (e ? e.scrollHeight - e.clientHeight : 99)));
    expect(over, game).toEqual([0, 0]);
  }
});

test('the page is there at once, a click is answered at once, and the script is small', async ({ page, server }) => {
  let script = 0;
  page.on('response', async (r) => {
    if (r.url().endsWith('.js')) script += Number((await r.headerValue('content-length')) ?? 0);
  });
  await page.goto(server.address);
  await expect(page.locator('.ways').first()).toBeVisible();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 9999);
  expect(paint).toBeLessThan(1000);
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThan(250 * 1024);

  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 5 });
  await page.goto(link ?? '');
  // From the click to the first change on the screen, the best of a few: the machine may be busy.
  const times: number[] = [];
  for (let i = 0; i < 5; ++i) {
    await page.locator(kOffer).first().waitFor();
    times.push(
      await page.evaluate(async (offer) => {
        const began = performance.now();
        const changed = new Promise<number>((done) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => done(performance.now() - began));
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
        document.querySelector<HTMLButtonElement>(offer)?.click();
        return changed;
      }, kOffer),
    );
  }
  expect(Math.min(...times)).toBeLessThan(50);
});

test('reload and a cut line in the middle of a decision', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 5 });
  let cut = () => {};
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const real = socket.connectToServer();
    cut = () => {
      void real.close();
      void socket.close();
    };
  });
  await page.goto(link ?? '');
  for (let i = 0; i < 4; ++i) await answer(page, 0);
  await page.locator(kOffer).first().waitFor();
  const question = await page.locator('.question').textContent();
  await page.reload();
  await expect(page.locator('.question')).toHaveText(question ?? '');
  cut();
  await expect(page.locator('.question')).toHaveText(question ?? '');
  await answer(page, 0);
  await expect(page.locator('.side li').first()).toBeVisible();
});

test('the server is killed and comes back under an open page', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 5 });
  await page.goto(link ?? '');
  await answer(page, 0);
  await server.kill();
  await expect(page.getByText('The connection is lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('The connection is lost')).toBeHidden({ timeout: 15_000 });
  await answer(page, 0);
});

test('a finished game can be looked through, saved and opened again', async ({ page, server }) => {
  const errors = watch(page);
  const [link] = await server.table({ game: 'monuments', seats: ['human', 'random'], seed: 6 });
  await page.goto(link ?? '');
  await page.locator(kOffer).first().waitFor();
  await play_to_the_end(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('summary').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const file = await (await saving).path();

  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('status')).toContainText('Step');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByRole('status')).toContainText('Step 0 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toContainText('Step 2 of');
  await expect(page.locator('footer p')).not.toHaveText('');
  expect(page.url()).toContain('/replay/2');

  await page.goto(server.address);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText('Where the points came from');
  expect(errors).toEqual([]);
});

test('a problem is reported with a file that replays the moment, and a table goes home as JSON', async ({ page, server }) => {
  const [link] = await server.table({ game: 'monumental', seats: ['human', 'random'], seed: 6 });
  await page.goto(link ?? '');
  for (let i = 0; i < 6; ++i) await answer(page, 0);
  const save = async (name: string): Promise<string> => {
    await page.locator('summary').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return (await saving).path();
  };
  const problem = await save('Report a problem');
  expect(run_stele('replay', problem, '--check')).toContain('they agree');
  const file = await save('Save the table');
  expect(run_stele('show', file, '--seat', '0')).toContain('Monumental');
  await page.goto(server.address);
  await page.locator('input[type=file]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(page.locator(kOffer).first()).toBeVisible();
});

test('a page that does not exist says so and leads back', async ({ page, server }) => {
  const answered = await page.goto(`${server.address}/nowhere`);
  expect(answered?.status()).toBe(404);
  await page.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Play now against a bot' }).first()).toBeVisible();
});

async function expect_accessible(page: Page, where: string): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const serious = found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(serious.map((v) => `${where}: ${v.id} ${v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')}`)).toEqual([]);
}

for (const theme of ['light', 'dark'] as const)
  test(`no serious accessibility problem on any screen, ${theme}${theme === 'dark' ? ' @slow' : ''}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Set up a table' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect_accessible(page, 'set-up');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect_accessible(page, 'start');
    await page.goto(`${server.address}/about`);
    await expect_accessible(page, 'about');
    for (const game of ['monuments', 'monumental']) {
      const [link] = await server.table({ game, seats: ['human', 'random'], seed: 5 });
      await page.goto('about:blank');
      await page.goto(link ?? '');
      for (let i = 0; i < 6; ++i) await answer(page, i);
      await page.locator(kOffer).first().waitFor();
      await expect_accessible(page, game);
      await page.goto((link ?? '').replace('#', '/replay/3#'));
      await expect(page.getByRole('status')).toContainText('Step 3');
      await expect_accessible(page, `replay of ${game}`);
    }
  });
