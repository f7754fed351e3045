// What the server shows of a table of Duel (games/duel: state_json.cc). What is empty or 0 is left out; piles are given from the top.
import type { CivicPlayer } from '../civic/view';

export type Holding = string | { card: string; markers: string[] };

export interface DuelPlayer extends CivicPlayer {
  provinces?: Holding[]; // and the Barricades on them
  markers?: Record<string, number>;
  reserved?: string[];
  cities?: string[];
  lands?: string[];
  intrigues?: string[]; // played
  hand?: string[]; // one's own Intrigues
  hand_size?: number;
  envoy?: number; // the Land where the Ambassador stands, from 1
  negotiated?: number[]; // places of the Free City track, this round
  negotiated_own?: number[];
  passed?: boolean;
  turn?: { row?: string; column?: number; activated?: string[]; reinforced?: string[]; used?: string[]; drawn?: string[] };
}

export interface DuelView {
  viewer: number | null;
  round: number;
  seat: number;
  first: number;
  players: DuelPlayer[];
  track: (string | null)[];
  basics: Record<string, number>;
  cities: { card: string | null; gold?: [number, number] }[];
  lands?: (string | null)[];
  advantage?: { seat?: number; resource?: string; amount?: number };
  development_size: number;
  city_pile_size: number;
  land_pile_size?: number;
  intrigue_pile_size?: number;
  looked?: string[];
  over?: boolean;
  turns_left?: number;
}

export const card_of_holding = (h: Holding): string => (typeof h === 'string' ? h : h.card);
export const markers_of = (h: Holding): string[] => (typeof h === 'string' ? [] : h.markers);
