// The examples of every message that the server's tests write: both sides read the same files.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerMessage } from '../src/protocol/messages';

const kFolder = join(import.meta.dirname, '../../../tests/golden/protocol');

export function golden<T = ServerMessage>(name: string): T {
  return JSON.parse(readFileSync(join(kFolder, `${name}.json`), 'utf8')) as T;
}

export function names_of(side: 'server' | 'client'): string[] {
  return readdirSync(kFolder)
    .filter((n) => n.startsWith(`${side}-`))
    .map((n) => n.replace(/\.json$/, ''));
}
