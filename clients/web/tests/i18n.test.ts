import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../src/i18n/en';
import { fr } from '../src/i18n/fr';

const kSource = join(import.meta.dirname, '../src');

function sources(folder = kSource): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) && !path.includes('i18n') ? [readFileSync(path, 'utf8')] : [];
  });
}
const args = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

test('both languages have the same words with the same gaps', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(fr[key].trim(), key).not.toBe('');
    expect(args(fr[key]), key).toEqual(args(en[key]));
  }
});

test('every word is used', () => {
  const all = sources().join('\n');
  const built = ['origin.', 'tour.monuments.', 'tour.monumental.', 'tour.duel.', 'duel.type.', 'start.game.', 'app.theme.', 'set-up.bot.', 'set-up.civilization.', 'bot.', 'resource.', 'monuments.red', 'monuments.blue', 'monuments.green', 'monuments.yellow'];
  const unused = Object.keys(en).filter((key) => !all.includes(`'${key.replace(/\.one$/, '')}'`) && !built.some((b) => key.startsWith(b)));
  expect(unused).toEqual([]);
});
