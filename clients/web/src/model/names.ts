// What to call whoever sits on a seat.
import { t } from '../i18n';
import type { Seat } from '../protocol/messages';

export function names_of(seats: Seat[]): string[] {
  const bots = seats.filter((s) => s.who === 'bot').map((s) => s.bot);
  return seats.map((s, i) => {
    switch (s.who) {
      case 'person':
        return s.name || t('table.seat', { number: i + 1 });
      case 'bot': {
        // Two bots of the same name are told apart by their seats.
        const twice = bots.filter((b) => b === s.bot).length > 1;
        return `${s.bot}${twice ? ` ${i + 1}` : ''} (${t('table.bot')})`;
      }
      case 'automa':
        return t('set-up.seat.automa');
      case 'open':
        return '…';
    }
  });
}
