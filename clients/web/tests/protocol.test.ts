import { describe, expect, test } from 'vitest';
import { my_turn, take, type Mirror } from '../src/model/mirror';
import { apply_delta, fingerprint } from '../src/protocol/delta';
import type { Json, Welcome } from '../src/protocol/messages';
import { golden, names_of } from './golden';

const kSeats = ['', '-other-fr', '-spectator'];

describe('golden messages', () => {
  test('the fingerprint of every welcome is that of its view', () => {
    const welcomes = names_of('server').filter((n) => n.startsWith('server-welcome'));
    expect(welcomes.length).toBeGreaterThanOrEqual(6);
    for (const name of welcomes) {
      const m = golden<Welcome>(name);
      expect(fingerprint(m.view), name).toBe(m.print);
    }
  });

  for (const game of ['monuments', 'monumental'])
    for (const seat of kSeats)
      test(`a change of ${game}${seat} follows its welcome`, () => {
        const before = take(null, golden(`server-welcome-${game}${seat}`)) as Mirror;
        const after = take(before, golden(`server-change-${game}${seat}`));
        expect(after).not.toBeNull();
        expect(after?.entry).toBe(before.entry + 1);
        expect(fingerprint(after?.view as Json)).toBe(after?.print);
        expect(fingerprint(before.view)).toBe(before.print); // the old one stays as it was
      });

  test('only the seat that is asked has options', () => {
    for (const game of ['monuments', 'monumental']) {
      expect(my_turn(take(null, golden(`server-welcome-${game}`)) as Mirror)).toBe(true);
      expect(my_turn(take(null, golden(`server-welcome-${game}-spectator`)) as Mirror)).toBe(false);
    }
  });

  test('what does not fit is noticed', () => {
    const before = take(null, golden('server-welcome-monumental')) as Mirror;
    expect(take(before, golden('server-change-monuments'))).toBeNull();
  });

  test('presence, seats, chat and undo', () => {
    const mirror = take(null, golden('server-welcome-monuments')) as Mirror;
    const present = golden('server-presence');
    expect(take(mirror, present)?.presence).toEqual((present as { presence: unknown }).presence);
    expect(take(mirror, golden('server-change-chat'))?.chat.length).toBeGreaterThan(0);
    expect(take(mirror, golden('server-change-seats'))?.seats).toBeDefined();
    expect(take(mirror, golden('server-change-undo-asked'))?.undo).not.toBeNull();
  });
});

describe('delta', () => {
  test('sets, adds, removes and cuts short', () => {
    const document = { a: [1, 2, 3], b: { c: 'x' } };
    expect(apply_delta(document, [['a/1', 5], ['a/3', 4], ['b/d', null], ['b/c']])).toEqual({ a: [1, 5, 3, 4], b: { d: null } });
    expect(apply_delta(document, [['a/1']])).toEqual({ a: [1], b: { c: 'x' } });
    expect(document).toEqual({ a: [1, 2, 3], b: { c: 'x' } });
    expect(() => apply_delta(document, [['q/r/s', 1]])).toThrow();
  });
  test('the order of keys does not matter to a fingerprint', () => {
    expect(fingerprint({ a: 1, b: [] })).toBe(fingerprint({ b: [], a: 1 }));
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: 2 }));
  });
});
