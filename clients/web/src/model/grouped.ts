// A long list of options in short: those of one kind stand together, and the words that their sentences share are said once. No rule is known here, only words.
import type { Amounts } from '../protocol/messages';
import type { Offer } from './offers';

export interface Group {
  key: string;
  head: string; // the words they begin with
  tail: string; // and end with
  cost?: Amounts | undefined; // of each of them
  rows: { offer: Offer; text: string; facts: string }[]; // what is left to say, and what stands in brackets behind it
}

const kFew = 5; // so many are easier to read as whole sentences
const kEnding = ['yes', 'done', 'keep', 'no', 'end', 'pass'];
export const is_ending = (offer: Offer) => kEnding.includes(offer.kind);

// No bracket is opened on one side and closed on the other.
function whole(words: string[]): boolean {
  let open = 0;
  for (const c of words.join(' ')) {
    if (c === '(') ++open;
    if (c === ')' && --open < 0) return false;
  }
  return open === 0;
}

function shared(sentences: string[][]): { head: number; tail: number } {
  const shortest = Math.min(...sentences.map((s) => s.length));
  const first = sentences[0] ?? [];
  const same = (at: (s: string[]) => string | undefined) => sentences.every((s) => at(s) === at(first));
  let head = 0;
  while (head < shortest - 1 && same((s) => s[head])) ++head;
  while (head > 0 && !whole(first.slice(0, head))) --head;
  let tail = 0;
  while (tail < shortest - 1 - head && same((s) => s[s.length - 1 - tail])) ++tail;
  while (tail > 0 && !whole(first.slice(first.length - tail))) --tail;
  // One word alone is not worth it, "Red: 1 point" is no "Red:", and "two … cards: 0 points" no heading.
  const said = sentences.map((s) => s[s.length - 1 - tail] ?? '').concat(first.slice(first.length - tail));
  if (tail < 2 || said.some((word) => word.endsWith(':'))) tail = 0;
  return { head, tail };
}

// Rows that all begin with a number stand in its order.
function in_order<T extends { text: string }>(rows: T[]): T[] {
  const number = (row: T) => parseInt(row.text, 10);
  return rows.some((row) => Number.isNaN(number(row))) ? rows : [...rows].sort((a, b) => number(a) - number(b));
}

export function grouped(offers: Offer[]): Group[] {
  const by_kind = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = `${offer.kind} ${offer.explorer ?? ''}`;
    by_kind.set(key, [...(by_kind.get(key) ?? []), offer]);
  }
  return [...by_kind].map(([key, some]) => {
    const sentences = some.map((o) => o.text.split(' '));
    const { head, tail } = some.length < 2 || offers.length <= kFew ? { head: 0, tail: 0 } : shared(sentences);
    const first = sentences[0] ?? [];
    const price = JSON.stringify(some[0]?.cost);
    return {
      key,
      head: first.slice(0, head).join(' '),
      tail: tail === 0 ? '' : first.slice(-tail).join(' '),
      cost: head > 0 && some.every((o) => JSON.stringify(o.cost) === price) ? some[0]?.cost : undefined,
      rows: in_order(
        some.map((offer, i) => {
          const words = sentences[i] ?? [];
          const [, text = '', facts = ''] = /^(.+?)( \([^()]*\))?$/s.exec(words.slice(head, words.length - tail).join(' ')) ?? [];
          return { offer, text, facts };
        }),
      ),
    };
  });
}
