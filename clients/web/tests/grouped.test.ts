import { expect, test } from 'vitest';
import { grouped } from '../src/model/grouped';
import { offers_of, type Offer } from '../src/model/offers';
import type { Asks } from '../src/protocol/messages';
import { golden } from './golden';

const offer = (kind: string, text: string, explorer?: number): Offer => ({ is: text, kind, text, ...(explorer ? { explorer } : {}) });

test('what the options of one kind share is said once', () => {
  const groups = grouped([
    ...['1 (Plains)', '6 (Forest)', '15 (Plains)'].map((tile) => offer('step', `Explorer 1: move to tile ${tile} for 1 Gold`, 1)),
    ...['7 (Plains, Barbarians 1)', '9 (Hills, Barbarians 1)'].map((tile) => offer('conquer', `Conquer tile ${tile}`)),
    offer('end', 'End the turn'),
  ]);
  expect(groups.map((g) => [g.head, g.rows.map((r) => r.text + r.facts), g.tail])).toEqual([
    ['Explorer 1: move to tile', ['1 (Plains)', '6 (Forest)', '15 (Plains)'], 'for 1 Gold'],
    ['Conquer tile', ['7 (Plains, Barbarians 1)', '9 (Hills, Barbarians 1)'], ''],
    ['', ['End the turn'], ''],
  ]);
});

test('a sentence is not cut behind a colon', () => {
  const groups = grouped(['Rouge\u00a0: 1 point', 'Bleu\u00a0: 1 point', 'Vert\u00a0: 1 point', 'A', 'B', 'C'].map((text) => offer(text.length > 1 ? 'score' : text, `Score ${text}`)));
  expect(groups[0]?.rows.map((r) => r.text)).toEqual(['Rouge\u00a0: 1 point', 'Bleu\u00a0: 1 point', 'Vert\u00a0: 1 point']);
});

test('what is about numbers stands in their order, and a heading has no gap before a colon', () => {
  const groups = grouped([
    ...[15, 1, 6].map((tile) => offer('step', `Move to tile ${tile}`)),
    ...['Ship', 'Scroll', 'Helmet'].map((symbol) => offer('score', `Score two ${symbol} cards: 0 points`)),
  ]);
  expect(groups[0]?.rows.map((r) => r.text)).toEqual(['1', '6', '15']);
  expect([groups[1]?.head, groups[1]?.tail, groups[1]?.rows[0]?.text]).toEqual(['Score two', '', 'Ship cards: 0 points']);
});

test('a few options stay whole sentences, and no option is lost', () => {
  expect(grouped([offer('take', 'Take A'), offer('take', 'Take B')])[0]?.rows.map((r) => r.text)).toEqual(['Take A', 'Take B']);
  for (const game of ['monuments', 'monumental']) {
    const offers = offers_of((golden(`server-welcome-${game}`) as unknown as { asks: Asks }).asks);
    const said = grouped(offers).flatMap((g) => g.rows.map((r) => [g.head, r.text + r.facts, g.tail].filter(Boolean).join(' ')));
    expect(said.sort()).toEqual(offers.map((o) => o.text).sort());
  }
});
