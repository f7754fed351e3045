// The log as lines: one for each answer, and one for a turn of the Automa, which is part of somebody else's answer.
import type { Happened } from './api';

export interface Line {
  seat: number; // whose doing it is
  text: string; // may be empty: nothing that the viewer may know
  answers: number; // how many were given when it had happened
}

export function lines_of(log: Happened[], automa: number): Line[] {
  return log.flatMap((h, k) => {
    const answers = k + 1;
    const until = h.automa ?? h.told.length;
    const own = { seat: h.seat, text: h.told.slice(0, until).join('. '), answers };
    return h.automa === undefined ? [own] : [own, { seat: automa, text: h.told.slice(until).join('. '), answers }];
  });
}
