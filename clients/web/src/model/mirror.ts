// A table as a client knows it: what the server's messages come to. It holds no rules.
import { apply_delta, fingerprint } from '../protocol/delta';
import type { Asks, Change, GameResult, JsonObject, Presence, Said, Seat, ServerMessage, TableInfo, UndoWish, Welcome } from '../protocol/messages';

export interface Mirror {
  entry: number;
  answers: number;
  table: TableInfo;
  seat: number | null; // null: looks on
  seats: Seat[];
  presence: Presence;
  view: JsonObject;
  print: string;
  asks: Asks | null; // null: the game is over
  undo: UndoWish | null;
  result: GameResult | null;
  broken: string | null;
  chat: Said[];
  until: number | null; // when a bot answers, by this machine's clock
}

const until = (left: number | undefined) => (left === undefined ? null : Date.now() + left);

function begin(m: Welcome): Mirror {
  return {
    entry: m.entry, answers: m.answers, table: m.table, seat: m.seat, seats: m.seats, presence: m.presence, view: m.view,
    print: m.print, asks: m.asks, undo: m.undo ?? null, result: m.result ?? null, broken: m.broken ?? null, chat: m.chat ?? [], until: until(m.left),
  };
}

function change(had: Mirror, m: Change): Mirror | null {
  const out: Mirror = { ...had, entry: m.entry };
  try {
    if (m.delta) out.view = apply_delta(had.view, m.delta) as JsonObject;
    if (m['asks-delta']) out.asks = apply_delta(had.asks as unknown as JsonObject, m['asks-delta']) as unknown as Asks;
  } catch {
    return null;
  }
  if (m.asks !== undefined) out.asks = m.asks;
  if (m.answers !== undefined) out.answers = m.answers;
  if (m.seats) out.seats = m.seats;
  if (m.presence) out.presence = m.presence;
  if (m.undo !== undefined) out.undo = m.undo;
  if (m.answers !== undefined) {
    out.result = m.result ?? null;
    out.until = until(m.left);
  }
  if (m.chat) out.chat = [...had.chat, ...m.chat].slice(-100);
  if (m.print !== undefined) {
    out.print = m.print;
    if (fingerprint(out.view) !== m.print) return null;
  }
  return out;
}

// What we know after the message; null: it is no longer what the server has, ask for the whole view.
export function take(had: Mirror | null, m: ServerMessage): Mirror | null {
  switch (m.kind) {
    case 'welcome':
      return begin(m);
    case 'change':
      return had && change(had, m);
    case 'presence':
      return had && { ...had, presence: m.presence };
    default:
      return had;
  }
}

export function my_turn(m: Mirror): boolean {
  return m.asks?.options !== undefined;
}
