// What this browser calls people, counts and remembers.
import { afterEach, expect, test } from 'vitest';
import { t } from '../src/i18n';
import { lines_of } from '../src/model/log_lines';
import { asks_with_names, names_of, with_names } from '../src/model/names';
import { settings } from '../src/model/settings.svelte';
import type { Asks, Seat } from '../src/protocol/messages';

afterEach(() => settings.set_language('en'));

const kSeats: Seat[] = [{ who: 'person', name: 'Ann' }, { who: 'person', name: 'Player 2' }, { who: 'bot', bot: 'greedy' }, { who: 'person', name: '' }];

test('a person has one name, in the list and in what happened', () => {
  expect(names_of(kSeats)).toEqual(['Ann', 'Player 2', 'Player 3 (strong bot)', 'Player 4']);
  expect(with_names("Player 1 took a card of Player 2, Player 3 one of Player 1's", kSeats)).toBe("Ann took a card of Player 2, Player 3 one of Ann's");
  settings.set_language('fr');
  expect(names_of(kSeats)).toEqual(['Ann', 'Joueur 2', 'Joueur 3 (bot fort)', 'Joueur 4']);
  expect(with_names('Joueur 1 a pioché', kSeats)).toBe('Ann a pioché');
});

test('a question and its answers call people as the log does', () => {
  const asks: Asks = { seat: 0, text: 'Player 1, whose card?', options: { 'take 1': { kind: 'take', text: 'Take a card of Player 1' } } };
  expect(asks_with_names(asks, kSeats)).toEqual({ seat: 0, text: 'Ann, whose card?', options: { 'take 1': { kind: 'take', text: 'Take a card of Ann' } } });
  expect(asks_with_names({ seat: 1 }, kSeats)).toEqual({ seat: 1 });
});

test('a turn of the Automa is a line of its own, though it is part of an answer', () => {
  const log = [
    { seat: 0, told: ['A', 'B', 'C'], automa: 1 },
    { seat: 0, told: ['D'] },
    { seat: 0, told: ['E'], automa: 0 },
  ];
  expect(lines_of(log, 1)).toEqual([
    { seat: 0, sentences: ['A'], answers: 1 },
    { seat: 1, sentences: ['B', 'C'], answers: 1 },
    { seat: 0, sentences: ['D'], answers: 2 },
    { seat: 1, sentences: ['E'], answers: 3 },
  ]);
});

test('one of something is one', () => {
  expect(t('monuments.actions', { count: 1 })).toBe('1 action left');
  expect(t('monuments.actions', { count: 0 })).toBe('0 actions left');
  settings.set_language('fr');
  expect(t('monuments.actions', { count: 0 })).toBe('encore 0 action');
});

test('a table that is kept loses neither a seat nor its invitations', () => {
  const table = { id: 'x', game: 'monuments', title: '', time: 1 };
  settings.keep_table({ ...table, tokens: ['a', 'b'], invites: ['a', 'b', 'c'] });
  settings.keep_table({ ...table, tokens: ['b'], time: 2 });
  expect(settings.kept_table('x')).toMatchObject({ tokens: ['a', 'b'], invites: ['a', 'b', 'c'], time: 2 });
});
