// What this browser calls people, counts and remembers.
import { afterEach, expect, test } from 'vitest';
import { t } from '../src/i18n';
import { names_of, with_names } from '../src/model/names';
import { settings } from '../src/model/settings.svelte';
import type { Seat } from '../src/protocol/messages';

afterEach(() => settings.set_language('en'));

const kSeats: Seat[] = [{ who: 'person', name: 'Ann' }, { who: 'person', name: 'Player 2' }, { who: 'bot', bot: 'greedy' }, { who: 'person', name: '' }];

test('a person has one name, in the list and in what happened', () => {
  expect(names_of(kSeats)).toEqual(['Ann', 'Player 2', 'Player 3 (strong bot)', 'Player 4']);
  expect(with_names("Player 1 took a card of Player 2, Player 3 one of Player 1's", kSeats)).toBe("Ann took a card of Player 2, Player 3 one of Ann's");
  settings.set_language('fr');
  expect(names_of(kSeats)).toEqual(['Ann', 'Joueur 2', 'Joueur 3 (bot fort)', 'Joueur 4']);
  expect(with_names('Joueur 1 a pioché', kSeats)).toBe('Ann a pioché');
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
