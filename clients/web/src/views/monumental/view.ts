// What the server shows of a table of Monumental (games/monumental: state_json.cc). What is empty or 0 is left out.
import type { Amounts } from '../../protocol/messages';

export type Space = string | null | { card: string | null; on?: string };

export interface MonumentalPlayer {
  civilization?: string;
  resources: Amounts;
  city?: Space[][]; // an Automa has none
  hero?: { card: string; tile?: number; explorer?: number };
  wonder?: string;
  policies?: string[]; // the last one is active
  explorers?: (number | null)[];
  production_tokens?: number;
  tokens?: string[]; // Market tokens: one's own
  spent_tokens?: string[];
  discard?: string[];
  cards?: string[]; // an Automa's
  archived?: string[];
  deck_cards?: string[]; // what is in the deck, in no order
  deck_top?: string[];
  monsters?: string[]; // that they defeated
}

export interface Tile {
  tile: number;
  q: number;
  r: number;
  terrain: string;
  owner?: number;
  soldiers?: number;
  warlord?: boolean;
  outpost?: boolean;
  production?: boolean;
  market?: string;
  wonder?: string;
  front?: { barbarian?: number; town?: Amounts };
  token?: string;
  taken_by?: number;
}

export interface MonumentalView {
  viewer: number | null;
  turn: { number: number; seat: number; row?: string; column?: number; activated?: string[]; gained?: Amounts };
  players: MonumentalPlayer[];
  track: (string | null)[];
  basics: Record<string, number>;
  development_cards?: string[];
  map: { tiles: Tile[] };
  heroes?: string[];
  automa?: { current?: string; queue?: { card: string }[]; discard?: string[] };
  over?: boolean;
  turns_left?: number;
  monsters?: { monster: string; tile?: number; clock?: number; attacks?: number }[];
}

export const card_of = (space: Space | undefined): string | null => (space === null || space === undefined ? null : typeof space === 'string' ? space : space.card);
export const under = (space: Space | undefined): string | null => (space !== null && typeof space === 'object' ? (space.on ?? null) : null);
