// What the server shows of a table of Monumental (games/monumental: state_json.cc). What is empty or 0 is left out.
import type { Amounts } from '../../protocol/messages';
import type { CivicPlayer } from '../civic/view';

export interface MonumentalPlayer extends CivicPlayer {
  hero?: { card: string; tile?: number; explorer?: number };
  explorers?: (number | null)[];
  production_tokens?: number;
  kept_tokens?: string[]; // Market tokens: one's own
  spent_tokens?: string[];
  cards?: string[]; // an Automa's
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
  // A conquest while its Units are chosen: those that were have left their tiles.
  campaign?: { target?: number; needed?: number; soldiers?: number; warlord?: boolean; hero?: boolean };
  automa?: { current?: string; queue?: { card: string }[]; discard?: string[] };
  over?: boolean;
  turns_left?: number;
  monsters?: { monster: string; tile?: number; clock?: number; attacks?: number }[];
}

// Where a tile lies: pointed tops, in the units of the map's drawing.
export const kTall = 40; // from the middle of a tile to its point
export const kWide = kTall * Math.sqrt(3);
export const map_x = (tile: Tile): number => kWide * (tile.q + tile.r / 2);
export const map_y = (tile: Tile): number => 1.5 * kTall * tile.r;
export function map_box(tiles: Tile[]): { left: number; top: number; width: number; height: number } {
  const xs = tiles.map(map_x);
  const ys = tiles.map(map_y);
  const left = Math.min(...xs) - kWide / 2 - 3;
  const top = Math.min(...ys) - kTall - 3;
  return { left, top, width: Math.max(...xs) + kWide / 2 + 3 - left, height: Math.max(...ys) + kTall + 3 - top };
}
// The points of a tile, so far from its edge.
export const corners = (inset: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${(kTall - inset) * Math.cos(angle)},${(kTall - inset) * Math.sin(angle)}`;
  }).join(' ');
