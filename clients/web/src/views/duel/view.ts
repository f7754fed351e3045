// What the server shows of a table of Duel (games/duel: state_json.cc). What is empty or 0 is left out; piles are given from the top.
import { t } from '../../i18n';
import { acquired, type CivicPlayer, type Count, type Shown } from '../civic/view';

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

// A Province pile from the top; Barricades that lie on each other are one row.
export function rows_of(pile: Holding[], shown: Shown): { holding: Holding; card: string; barricade: boolean; count: number }[] {
  const rows: { holding: Holding; card: string; barricade: boolean; count: number }[] = [];
  for (const holding of pile) {
    const card = card_of_holding(holding);
    const barricade = shown(card)?.kind === 'barricade';
    const above = rows.at(-1);
    if (barricade && above?.barricade) above.count += 1;
    else rows.push({ holding, card, barricade, count: 1 });
  }
  return rows;
}

// A policy lies undeveloped, is covered by a later one, or is the active one.
export function policy_state(player: DuelPlayer, policy: string): '' | 'undeveloped' | 'active' {
  const developed = player.policies ?? [];
  return !developed.includes(policy) ? 'undeveloped' : developed.at(-1) === policy ? 'active' : '';
}

// Both players' cards beside their Cities, one a line, are more than a small screen is high: they then lie in two columns.
const kLines = 11;
export function is_crowded(view: DuelView, own: number, shown: Shown): boolean {
  const headed = (cards: string[] | undefined) => (cards && cards.length > 0 ? cards.length + 1 : 0);
  const lines = view.players.map((player, seat) => {
    const developed = player.policies?.length ?? 0;
    const policies = seat === own ? (shown(player.civilization ?? '')?.policies ?? []).length - developed + Math.min(1, developed) : 0;
    return policies + (player.wonder ? 1 : 0) + headed(player.reserved) + (seat === own ? headed(player.hand) : Math.min(1, player.hand_size ?? 0));
  });
  return lines.reduce((sum, n) => sum + n, 0) > kLines;
}

// [D-SCORE-1] What is counted at the end, as everybody can see it.
export function counts_of(view: DuelView, player: DuelPlayer, shown: Shown): Count[] {
  const provinces = (player.provinces ?? []).filter((h) => shown(card_of_holding(h))?.kind !== 'barricade').length;
  return [
    { icon: 'province', word: t('monumental.provinces'), n: provinces },
    { icon: 'knowledge', word: t('monumental.knowledge'), n: acquired(player, 'knowledge', shown) },
    { icon: 'wonder', word: t('monumental.wonders'), n: acquired(player, 'wonder', shown) },
    { icon: 'policy', word: t('monumental.policies'), n: player.policies?.length ?? 0 },
    { icon: 'free-city', word: t('duel.cities'), n: player.cities?.length ?? 0 },
    ...(view.lands ? [{ icon: 'land', word: t('duel.lands'), n: player.lands?.length ?? 0 }] : []),
    ...(view.intrigue_pile_size !== undefined ? [{ icon: 'intrigue', word: t('duel.intrigues'), n: player.intrigues?.length ?? 0 }] : []),
  ];
}

// The cards that lie somewhere on the table, each at a place of its own.
export function lying(view: DuelView, shown: Shown): Set<string> {
  const of_player = (player: DuelPlayer) => {
    const civilization = shown(player.civilization ?? '');
    return [...(player.provinces ?? []).map(card_of_holding), ...(player.reserved ?? []), ...(player.cities ?? []), ...(player.lands ?? []), ...(player.hand ?? []), ...(civilization?.policies ?? []), player.wonder, civilization?.warlord, civilization?.ambassador];
  };
  const all = [...view.track, ...Object.keys(view.basics), ...view.cities.map((c) => c.card), ...(view.lands ?? []), ...view.players.flatMap(of_player)];
  return new Set(all.filter((card) => typeof card === 'string'));
}
