// What the board of Duel makes of a view: the rows of a pile, what is counted, which cards lie somewhere.
import { expect, test } from 'vitest';
import type { CardShown } from '../src/model/api';
import { counts_of, is_crowded, lying, policy_state, rows_of, type DuelPlayer, type DuelView } from '../src/views/duel/view';

const kCards: Record<string, CardShown> = {
  aztec: { kind: 'civilization', warlord: 'montezuma', ambassador: 'pochteca', policies: ['calendar', 'flower-wars'] },
  barricade: { kind: 'barricade' },
  sahara: { kind: 'province' },
  'angkor-plain': { kind: 'province' },
  writing: { kind: 'knowledge' },
  gardens: { kind: 'knowledge', starting: true, civilization: 'aztec' },
  colossus: { kind: 'wonder' },
};
const shown = (card: string) => kCards[card];
const view = (player: Partial<DuelPlayer>, more: Partial<DuelView> = {}): DuelView => ({
  viewer: 0, round: 1, seat: 0, first: 0, track: ['colossus', null], basics: { workshop: 5 }, cities: [{ card: 'ragusa', gold: [1, 0] }, { card: null }], development_size: 24, city_pile_size: 7,
  players: [{ resources: {}, ...player }], ...more,
});
const count = (player: DuelPlayer, of: DuelView) => Object.fromEntries(counts_of(of, player, shown).map((c) => [c.icon, c.n]));

test('Barricades that lie on each other are one row, those on different Provinces are not', () => {
  const pile = ['barricade', 'barricade', { card: 'sahara', markers: ['coastal'] }, 'barricade', 'angkor-plain'];
  expect(rows_of(pile, shown).map((r) => [r.card, r.count])).toEqual([['barricade', 2], ['sahara', 1], ['barricade', 1], ['angkor-plain', 1]]);
  expect(rows_of([], shown)).toEqual([]);
});

// [D-SCORE-1]
test('Provinces without their Barricades are counted, and Knowledge that was acquired, wherever it is', () => {
  const player: DuelPlayer = { resources: {}, provinces: ['barricade', 'sahara'], city: [[{ card: 'fort', on: 'writing' }, 'gardens', 'colossus']], deck_cards: ['writing'], discard: ['writing', 'gardens'], policies: ['calendar'], cities: ['venice', 'genoa'] };
  expect(count(player, view(player))).toEqual({ province: 1, knowledge: 3, wonder: 1, policy: 1, 'free-city': 2 });
});

test('Lands and Intrigues are counted where they are played with', () => {
  const player: DuelPlayer = { resources: {}, lands: ['madeira'] };
  expect(count(player, view(player, { lands: ['vinland'], intrigue_pile_size: 8 }))).toMatchObject({ land: 1, intrigue: 0 });
});

test('the last policy is the active one', () => {
  const player: DuelPlayer = { resources: {}, policies: ['calendar', 'flower-wars'] };
  expect(['calendar', 'flower-wars', 'triple-alliance'].map((policy) => policy_state(player, policy))).toEqual(['', 'active', 'undeveloped']);
});

test('cards on the table have a place, drawn ones have not', () => {
  const all = lying(view({ civilization: 'aztec', provinces: [{ card: 'sahara', markers: [] }], hand: ['sabotage'], reserved: ['writing'] }), shown);
  for (const card of ['colossus', 'workshop', 'ragusa', 'sahara', 'sabotage', 'writing', 'montezuma', 'pochteca', 'calendar']) expect(all.has(card), card).toBe(true);
  expect(all.has('fort')).toBe(false);
});

test('many cards beside the Cities lie in two columns', () => {
  expect(is_crowded(view({ civilization: 'aztec', hand: ['sabotage'] }), 0, shown)).toBe(false);
  const many = view({ civilization: 'aztec', wonder: 'colossus', hand: ['sabotage', 'double-agent'], reserved: ['writing', 'sahara'] });
  expect(is_crowded(many, 0, shown)).toBe(false);
  expect(is_crowded({ ...many, players: [...many.players, { resources: {}, wonder: 'colossus', hand_size: 1, reserved: ['writing'] }] }, 0, shown)).toBe(true);
});
