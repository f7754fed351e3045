// What to call whoever sits on a seat: as the log does, unless they gave a name.
import { is_key, t } from '../i18n';
import type { Asks, Seat } from '../protocol/messages';

export function bot_word(bot: string): string {
  const key = `bot.${bot}`;
  return is_key(key) ? t(key) : bot;
}

// The server calls whoever gave no name by their number, in the language they came with.
const has_name = (s: Seat) => s.who === 'person' && s.name !== '' && !/^(Player|Joueur) \d$/.test(s.name);

// A sentence of the server, which calls people by their numbers, with the names that they gave.
export function with_names(text: string, seats: Seat[]): string {
  return text.replace(/\b(?:Player|Joueur) (\d)\b/g, (all, number: string) => {
    const seat = seats[Number(number) - 1];
    return seat?.who === 'person' && has_name(seat) ? seat.name : all;
  });
}

// The same for a question and its answers.
export function asks_with_names(asks: Asks | null, seats: Seat[]): Asks | null {
  if (!asks?.options) return asks;
  const options = Object.fromEntries(Object.entries(asks.options).map(([is, o]) => [is, { ...o, text: with_names(o.text, seats) }]));
  return { ...asks, text: with_names(asks.text ?? '', seats), options };
}

export function names_of(seats: Seat[]): string[] {
  return seats.map((s, i) => {
    const player = t('table.seat', { number: i + 1 });
    switch (s.who) {
      case 'person':
        return has_name(s) ? s.name : player;
      case 'bot':
        return `${player} (${bot_word(s.bot)})`;
      case 'automa':
        return t('set-up.seat.automa');
      case 'open':
        return '…';
    }
  });
}

// Where there is little room: without what stands in brackets.
export const short_name = (name: string) => name.replace(/ \(.*\)$/, '');
