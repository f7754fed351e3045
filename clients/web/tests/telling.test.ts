// What was told, as it is read.
import { expect, test } from 'vitest';
import { joined, merged, telling } from '../src/model/telling';

test('a sentence that has its end gets no other', () => {
  expect(joined(['A took B', 'C took D'])).toBe('A took B. C took D');
  expect(joined(['It plays Gold: gain 3 Gold.', 'It gained 3 Gold', 'Again?', 'Yes!', 'So'])).toBe('It plays Gold: gain 3 Gold. It gained 3 Gold. Again? Yes! So');
  expect(joined(['Red reordered Kolossus, from the bottom up:', 'Kolossus 9 (Ship)', 'Kolossus 2 (Ship)', 'Red: 2 points'])).toBe('Red reordered Kolossus, from the bottom up: Kolossus 9 (Ship), Kolossus 2 (Ship). Red: 2 points');
  expect(joined([])).toBe('');
});

test('neighbours with the same subject and verb are one sentence', () => {
  expect(merged(['You ended your turn', 'You discarded Library', 'You discarded Work Camp', 'You discarded Library', 'You drew Fort into a1', 'You drew Forum into a2'])).toEqual([
    'You ended your turn',
    'You discarded Library ×2, Work Camp',
    'You drew Fort into a1, Forum into a2',
  ]);
  expect(merged(['You paid 1 Production', 'You paid 1 Science', 'You moved Explorer 1 to tile 2', 'You moved Explorer 2 to tile 4'])).toEqual([
    'You paid 1 Production, 1 Science',
    'You moved Explorer 1 to tile 2, Explorer 2 to tile 4',
  ]);
  expect(merged(['Grèce a terminé son tour', 'Grèce a défaussé Fort', 'Grèce a défaussé Mine', 'Grèce a pioché Fort'])).toEqual(['Grèce a terminé son tour', 'Grèce a défaussé Fort, Mine', 'Grèce a pioché Fort']);
  expect(merged(['You: 1 Unit returned from tile 6', 'You: 1 Unit returned from tile 6'])).toEqual(['You: 1 Unit returned from tile 6 ×2']);
  expect(merged(['China: 2 points (Provinces)', 'China: 3 points (Wonders)'])).toEqual(['China: 2 points (Provinces), 3 points (Wonders)']);
});

test('two that take turns are two lists', () => {
  expect(merged(['You activated Library (a1)', 'You gained 1 Science (Library)', 'You activated Fort (b1)', 'You gained 1 Military (Fort)', 'You activated Forum (c1)', 'You: effect of Forum', 'You gained 2 Gold (Forum)'])).toEqual([
    'You activated Library (a1), Fort (b1), Forum (c1)',
    'You gained 1 Science (Library), 1 Military (Fort)',
    'You: effect of Forum',
    'You gained 2 Gold (Forum)',
  ]);
  expect(merged(['You activated A (a1)', 'You gained 1 Gold (A)', 'You activated B (a2)', 'You activated C (a3)', 'You gained 2 Gold (C)'])).toEqual([
    'You activated A (a1), B (a2), C (a3)',
    'You gained 1 Gold (A), 2 Gold (C)',
  ]);
});

test('what would be misread as a list stays as it was told', () => {
  const told = ['New on the first track, place 1: Navigation', 'New on the second track, place 1: Compass', 'Player 2 took Zeus 1', 'Player 3 took Zeus 2', 'Player 3 ended the turn'];
  expect(merged(told)).toEqual(told);
  expect(telling(['You drew Fort into a1', 'You drew Forum into b1, where a Knowledge lies'])).toBe('You drew Fort into a1. You drew Forum into b1, where a Knowledge lies');
});
