// What is asked over HTTP.
import type { Amounts, JsonObject, Seat } from '../protocol/messages';

export interface InBoth {
  en: string;
  fr: string;
}

export interface ModuleInfo extends InBoth {
  id: string;
}
export interface GameInfo {
  id: string;
  name: InBoth;
  players: { min: number; max: number };
  modules: ModuleInfo[];
  automa?: { levels: number };
  monsters?: { max: number };
  civilizations: string[];
  maps: { id: string; players: number; name: InBoth }[];
  bots: string[];
  board?: MonumentsBoard;
}

export interface MonumentsBoard {
  monuments: Record<string, { name: InBoth; place: InBoth; colour: string; ink: string }>;
  track: [alone: number, main: number, second: number][];
  'past-the-end': [highest: number, other: number];
  'story-bonus': number[];
  'unused-historian': number;
  symbols: Record<string, InBoth>;
}

export interface CardShown {
  kind: string;
  era?: string;
  cost?: Amounts;
  second?: number;
  produces?: Amounts;
  civilization?: string;
  starting?: boolean;
  attack?: number;
  defence?: number;
  value?: number;
  market?: string;
  copies?: number;
  monument?: string;
  symbol?: string;
  policies?: string[];
  warlord?: string;
  ambassador?: string;
  water?: boolean;
  types?: string[]; // of a Province
  box?: string;
}
export interface Card {
  id: string;
  notation: string;
  name: InBoth;
  text: InBoth;
  effect: InBoth;
  origin: string;
  note: string;
  shown: CardShown | null;
}

export interface Rule {
  id: string;
  game: string;
  heading: string;
  text: string;
  ruling: boolean;
  fr: { heading: string; text: string };
}
export interface Term {
  word: InBoth;
  text: InBoth;
  rule: string;
}

export interface OpenTable {
  id: string;
  game: string;
  modules: string[];
  seats: (string | null)[];
  clock: number;
  spectators: boolean;
  time: number;
}

export interface Wish {
  game?: string;
  record?: string;
  seats?: string[];
  modules?: string[];
  civilizations?: string[];
  map?: string;
  monsters?: number;
  'automa-level'?: number;
  spectators?: boolean;
  clock?: number;
  name?: string;
}
export interface Made {
  table: string;
  seats: { token?: string }[];
}

export interface Happened {
  seat: number; // who answered
  told: string[];
  automa?: number; // the first sentence of its turn, which is part of that answer
}

async function read<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const text = await response.text();
  let said = text;
  try {
    said = (JSON.parse(text) as { error?: string }).error ?? text;
  } catch {
    // plain text
  }
  throw new Error(said.trim() || response.statusText);
}

const kept = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const had = kept.get(path) as Promise<T> | undefined;
  if (had) return had;
  const asked = fetch(path).then((r) => read<T>(r));
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const games = () => once<GameInfo[]>('/api/games');
export const cards = (game: string) => once<Card[]>(`/api/cards?game=${encodeURIComponent(game)}`);
export const rules = (game: string) => once<Rule[]>(`/api/rules?game=${encodeURIComponent(game)}`);
export const glossary = (game: string) => once<Term[]>(`/api/glossary?game=${encodeURIComponent(game)}`);
export const open_tables = () => fetch('/api/tables').then((r) => read<OpenTable[]>(r));
export const make_table = (wish: Wish, lang: string) =>
  fetch(`/api/tables?lang=${lang}`, { method: 'POST', body: JSON.stringify(wish) }).then((r) => read<Made>(r));

// The key of a seat goes in a header, so that no log of addresses has it.
const at_table = (id: string, part: string, token: string, query = '') =>
  fetch(`/api/tables/${encodeURIComponent(id)}${part}${query}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
export const log_of = (id: string, token: string, lang: string) => at_table(id, '/log', token, `?lang=${lang}`).then((r) => read<Happened[]>(r));
export const view_at = (id: string, k: number, token: string) => at_table(id, `/at/${k}`, token).then((r) => read<JsonObject>(r));
export const points_of = (id: string, token: string) => at_table(id, '/points', token).then((r) => read<number[][]>(r));
export type Saved = 'record' | 'file'; // for `stele replay`, or a table file
export const saved = (id: string, as: Saved, token: string) =>
  at_table(id, `/${as}`, token).then((r) => (r.ok ? r.text() : read<string>(r)));
export interface TableSummary {
  game: string;
  seats: Seat[];
  title: string;
  answers: number;
  over: boolean;
  spectators: boolean;
}
export const summary_of = (id: string) => at_table(id, '', '').then((r) => read<TableSummary>(r));
