// The log as lines: one for each answer, and one for a turn of the Automa, which is part of somebody else's answer.
import type { Happened } from './api';
import { merged } from './telling';

export interface Line {
  seat: number; // whose doing it is
  sentences: string[]; // may be empty: nothing that the viewer may know
  answers: number; // how many were given when it had happened
}

export function lines_of(log: Happened[], automa: number): Line[] {
  return log.flatMap((h, k) => {
    const answers = k + 1;
    const until = h.automa ?? h.told.length;
    const own = { seat: h.seat, sentences: merged(h.told.slice(0, until)), answers };
    if (h.automa === undefined) return [own];
    const its = { seat: automa, sentences: merged(h.told.slice(until)), answers };
    return h.automa === 0 ? [its] : [own, its]; // 0: somebody answered for it, in the middle of its turn
  });
}
