// What the server and a client say to each other: docs/protocol.md. tests/golden/protocol has an example of each message.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Amounts = Partial<Record<string, number>>; // by resource

export type Seat =
  | { who: 'person'; name: string; bot?: string } // bot: plays while they are away
  | { who: 'open' }
  | { who: 'bot'; bot: string }
  | { who: 'automa' };

export interface Presence {
  seats: number[];
  spectators: number;
}

export interface Option {
  text: string;
  kind: string;
  card?: string;
  tile?: number;
  space?: string;
  row?: number;
  column?: number;
  seat?: number;
  explorer?: number;
  resource?: string;
  number?: number;
  monument?: string;
  symbol?: string;
  power?: string;
  colour?: string;
  cost?: Amounts;
  yield?: Amounts; // of a row or a column
  type?: string; // of a Province
}

export interface Asks {
  seat: number;
  decision?: string;
  rule?: string;
  text?: string;
  options?: Record<string, Option>; // by notation
}

export interface Reason {
  rule: string;
  text: string;
  because?: Reason[];
}

export interface Said {
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  cards: string;
  modules: string[];
  spectators: boolean;
  clock: number;
  map?: string;
  'automa-level'?: number;
}

export interface ScoreLine {
  for: string;
  rule: string;
  points: number;
}
export interface ScoreRow {
  seat: number;
  name: string;
  points: number;
  lines: ScoreLine[];
}
export interface GameResult {
  points: number[];
  winners: number[];
  decided: string;
  rule: string;
  rows: ScoreRow[];
}

export interface UndoWish {
  seat: number;
  to: number;
  agreed: number[];
}

export type DeltaStep = [path: string] | [path: string, value: Json];

interface News {
  entry: number;
  number?: number; // the own request that did it
  seats?: Seat[];
  presence?: Presence;
  result?: GameResult;
  undo?: UndoWish | null;
  chat?: Said[];
  left?: number; // milliseconds until a bot answers
}

export interface Welcome extends News {
  kind: 'welcome';
  answers: number;
  table: TableInfo;
  seat: number | null;
  seats: Seat[];
  presence: Presence;
  view: JsonObject;
  print: string;
  asks: Asks | null;
  rematch?: string;
  broken?: string;
  token?: string;
}

export interface Change extends News {
  kind: 'change';
  answers?: number;
  told?: string[];
  delta?: DeltaStep[];
  print?: string;
  asks?: Asks | null;
  'asks-delta'?: DeltaStep[];
}

export interface Judged {
  is: string;
  text: string;
  value: number; // hundredths of a point
}

export type ServerMessage =
  | Welcome
  | Change
  | { kind: 'done'; number: number; entry: number }
  | { kind: 'refused'; number: number; code: string; text: string; reason?: Reason }
  | { kind: 'why'; number: number; is: string; reason?: Reason; text?: string }
  | { kind: 'hint'; number: number; answers: number; bot: string; options: Judged[] }
  | { kind: 'presence'; presence: Presence }
  | { kind: 'rematch'; table: string; token?: string }
  | { kind: 'error'; code: string; text: string };

export type Refusal = Extract<ServerMessage, { kind: 'refused' }>;
export type Why = Extract<ServerMessage, { kind: 'why' }>;
export type Hint = Extract<ServerMessage, { kind: 'hint' }>;

export interface Join {
  kind: 'join';
  table: string;
  client: string;
  token?: string;
  name?: string;
  lang: string;
  have?: number;
  print?: string;
}

// Numbered: repeated after a cut line, carried out once.
export type Request =
  | { kind: 'move'; text: string; at: number }
  | { kind: 'undo' | 'agree' | 'refuse' | 'leave' | 'return' | 'rematch' | 'hint' }
  | { kind: 'chat' | 'why'; text: string }
  | { kind: 'sit'; name: string; seat?: number }
  | { kind: 'rename'; name: string };
export type Numbered = Request & { number: number };
