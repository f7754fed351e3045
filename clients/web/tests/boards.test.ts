// Every board draws the golden views, and what the server offers can be clicked.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Card, GameInfo } from '../src/model/api';
import { take, type Mirror } from '../src/model/mirror';
import { Offers, places_of } from '../src/model/offers';
import { Play } from '../src/model/play.svelte';
import Harness from './Harness.svelte';
import { golden } from './golden';

afterEach(cleanup);

const kGame: GameInfo = {
  id: 'monuments', name: { en: 'Monuments', fr: 'Monuments' }, players: { min: 2, max: 4 }, modules: [], civilizations: [], maps: [], bots: [],
  board: { monuments: {}, track: [[3, 2, 1]], 'past-the-end': [1, 1], 'story-bonus': [], 'unused-historian': -1, symbols: {} },
};

function board_of(name: string) {
  const mirror = take(null, golden(name)) as Mirror;
  const chosen: string[] = [];
  const offers = new Offers(mirror.asks, mirror.view);
  const table = { move: (text: string) => chosen.push(text), why: () => Promise.resolve({ kind: 'why', number: 1, is: '' }) };
  const cards: Card[] = [];
  const play = new Play({ ...kGame, id: mirror.table.game }, cards, () => ({ table: table as never, view: mirror.view, asks: offers, asked: mirror.asks?.seat ?? null, seat: mirror.seat, names: ['Ann', 'Bo'] }));
  render(Harness, { play, game: mirror.table.game, view: mirror.view, names: ['Ann', 'Bo'] });
  return { mirror, offers, chosen };
}

describe.each(['monuments', 'monumental', 'duel'])('%s', (game) => {
  test.each(['', '-other-fr', '-spectator'])('draws the view%s', (seat) => {
    const { mirror } = board_of(`server-welcome-${game}${seat}`);
    if (game === 'monumental') expect(document.querySelectorAll('[data-place^="tile:"]').length).toBe((mirror.view as unknown as { map: { tiles: unknown[] } }).map.tiles.length);
    else if (game === 'duel') expect(document.querySelectorAll('.space').length).toBe(18);
    else expect(document.querySelectorAll('[data-place^="monument:"]').length).toBe((mirror.view as unknown as { monuments: unknown[] }).monuments.length);
  });

  test('every place that an option names is on the board, and a click on it does what is offered', () => {
    const { mirror, offers, chosen } = board_of(`server-welcome-${game}`);
    for (const offer of offers.all)
      for (const place of places_of(offer, mirror.view)) {
        const element = document.querySelector(`[data-place="${place}"]`);
        expect(element, `${offer.is} at ${place}`).not.toBeNull();
        if (offers.at(place).length === 1) {
          element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          expect(chosen.at(-1)).toBe(offer.is);
        }
      }
    expect(screen.getAllByRole('button').length).toBeGreaterThan(10);
  });
});
