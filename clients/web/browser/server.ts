// A server for each test, with a database of its own, and what tests do at a table.
import { test as base, expect, type Page } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const kWeb = process.env['STELE_WEB']; // another folder of the web client
const kProgram = process.env['STELE_BINARY'] ?? resolve(import.meta.dirname, '../../../build/release/stele');

// What the program says of a file.
export const run_stele = (...args: string[]): string => execFileSync(kProgram, args, { encoding: 'utf8' });

export class Server {
  port = 0;
  private process: ChildProcess | null = null;
  private folder = mkdtempSync(join(tmpdir(), 'stele-browser-'));

  async start(): Promise<void> {
    const child = spawn(kProgram, ['serve', '--port', String(this.port), '--store', `sqlite:${this.folder}/t.db`, '--http-rate', '0', ...(kWeb ? ['--web', kWeb] : [])], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    this.port = await new Promise<number>((done, failed) => {
      let said = '';
      child.on('exit', () => failed(new Error(`the server did not start: ${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port) done(Number(port));
      });
    });
  }
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child) return;
    const gone = new Promise((done) => child.on('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
  get address(): string {
    return `http://localhost:${this.port}`;
  }
  // A table made over HTTP: its page for each seat.
  async table(wish: object): Promise<string[]> {
    const made = await fetch(`${this.address}/api/tables`, { method: 'POST', body: JSON.stringify(wish) });
    const { table, seats } = (await made.json()) as { table: string; seats: { token?: string }[] };
    return seats.map((s) => `${this.address}/t/${table}${s.token ? `#${s.token}` : ''}`);
  }
}

export const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
});
export { expect };

export const kAllOfDuel = { game: 'duel', seats: ['human', 'greedy'], modules: ['exploration', 'espionage', 'mixed-deck'] };

// What went wrong on the page fails the test.
export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.text().includes('WebSocket') && !m.text().includes('ERR_')) errors.push(m.text());
  });
  return errors;
}

export const kOffer = '.offer:not([aria-disabled="true"])';

// Answers with the k-th option of the list; says which.
export async function answer(page: Page, k: number): Promise<string> {
  const offers = page.locator(kOffer);
  await offers.first().waitFor();
  const offer = offers.nth(k % (await offers.count()));
  const is = (await offer.getAttribute('data-option')) ?? '';
  await offer.click();
  return is;
}

// Which of two pages is asked.
export async function who_moves(a: Page, b: Page): Promise<Page> {
  await expect.poll(async () => (await a.locator(kOffer).count()) + (await b.locator(kOffer).count())).toBeGreaterThan(0);
  return (await a.locator(kOffer).count()) > 0 ? a : b;
}

// Plays at random by clicking until the result is shown. Runs in the page, for a game has hundreds of answers.
export async function play_to_the_end(page: Page, seconds = 100): Promise<void> {
  await page.evaluate(
    async ([offer, seconds]) => {
      let seed = 7;
      const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
      const end = Date.now() + 1000 * Number(seconds);
      while (!document.querySelector('dialog .scroll table') && Date.now() < end) {
        const offers = [...document.querySelectorAll<HTMLButtonElement>(String(offer))];
        const places = [...document.querySelectorAll<HTMLElement>('.menu button, .place.offered, .tile.can')];
        // Half of the time on the table itself, half of the time in the list.
        const pool = places.length > 0 && random(2) === 0 ? places : offers;
        pool[random(Math.max(1, pool.length))]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 12));
      }
    },
    [kOffer, seconds],
  );
  await expect(page.locator('dialog .scroll table')).toBeVisible();
}

// A table in the middle of a game: answers are given over the line, at random but the same every time, until so many were given and
// what is asked looks like `until`.
// `list`: the options are on the screen (not on a phone, where they have a tab).
export async function in_mid_game(page: Page, server: Server, wish: object, answers: number, until = '', list = true): Promise<void> {
  const [link = ''] = await server.table(wish);
  await page.goto(`${server.address}/about`);
  const asked = await page.evaluate(
    ([link, answers, until]) =>
      new Promise<string>((done) => {
        const [, table, token] = /\/t\/(\w+)#(\w+)/.exec(String(link)) ?? [];
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        let seed = 7,
          number = 0,
          at = -1; // how many answers there were at the last own one: a question may come twice
        const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => send({ kind: 'join', table, token, client: 'a word nobody can guess' });
        socket.onmessage = ({ data }) => {
          const m = JSON.parse(String(data)) as { kind: string; answers?: number; asks?: { decision?: string; text?: string; options?: Record<string, { kind: string; cost?: Record<string, number> }> } | null; 'asks-delta'?: unknown };
          if (m['asks-delta'] !== undefined || m.kind === 'refused') return send({ kind: 'view' });
          if (m.asks === undefined || (m.asks && !m.asks.options)) return;
          if (m.answers === at) return;
          const options = Object.entries(m.asks?.options ?? {});
          if (options.length === 0 || (number >= Number(answers) && new RegExp(String(until)).test(`${m.asks?.decision}: ${m.asks?.text}`))) {
            socket.close();
            return done(m.asks?.decision ?? 'over');
          }
          const bold = options.filter(([, o]) => ['conquer', 'acquire', 'develop', 'complete', 'negotiate', 'explore', 'spy', 'play'].includes(o.kind));
          const dear = options.filter(([, o]) => o.kind === 'conquer' && (o.cost?.['military'] ?? 0) > 1);
          const pool = dear.length > 0 ? dear : bold.length > 0 && random(4) > 0 ? bold : options;
          at = m.answers ?? -1;
          send({ kind: 'move', number: ++number, text: pool[random(pool.length)]?.[0] });
        };
      }),
    [link, answers, until],
  );
  expect(asked).not.toBe('over');
  await page.goto(link);
  if (list) await page.locator(kOffer).first().waitFor();
}

// What does not fit: the page, parts of the board that scroll, cards and panels past the edge.
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const scrolls = [...document.querySelectorAll('#board, #board *')].filter((e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1);
    const past = [...document.querySelectorAll('#board .panel, #board .card')].filter((e) => e.getBoundingClientRect().bottom > innerHeight + 1 || e.getBoundingClientRect().right > innerWidth + 1);
    return [document.documentElement.scrollHeight - innerHeight, scrolls.map((e) => e.className).join(' '), past.map((e) => e.className).join(' ')];
  });
