// What the server shows of a player in every game of the family (games/civic: state_json.h). What is empty or 0 is left out.
import type { CardShown } from '../../model/api';
import type { Amounts } from '../../protocol/messages';

export type Space = string | null | { card: string | null; on?: string };

export interface CivicPlayer {
  civilization?: string;
  resources: Amounts;
  city?: Space[][]; // an Automa has none
  wonder?: string;
  policies?: string[]; // the last one is active
  discard?: string[];
  archived?: string[];
  deck_cards?: string[]; // what is in the deck, in no order
  deck_top?: string[];
}

export const card_of = (space: Space | undefined): string | null => (space === null || space === undefined ? null : typeof space === 'string' ? space : space.card);
export const under = (space: Space | undefined): string | null => (space !== null && typeof space === 'object' ? (space.on ?? null) : null);

// The letter of a civilization marks what is its player's: colour is never the only mark.
export const letter_of = (name: string): string => name.slice(0, 1).toUpperCase();

// What is printed on a card, by its id.
export type Shown = (card: string) => CardShown | null | undefined;
export interface Count {
  icon: string;
  word: string;
  n: number;
}

// Cards of a kind that somebody has acquired, wherever they are now. What one begins with is not among them.
export function acquired(player: CivicPlayer, kind: string, shown: Shown, more: string[] = []): number {
  const owned = [...(player.city ?? []).flat().flatMap((space) => [card_of(space), under(space)]), ...(player.deck_cards ?? []), ...(player.discard ?? []), ...more];
  return owned.filter((card) => {
    const is = card === null ? null : shown(card);
    return is?.kind === kind && !is.starting && !is.civilization;
  }).length;
}
