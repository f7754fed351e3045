// How a view changes, and the fingerprint by which both sides know that they mean the same (docs/protocol.md).
import type { DeltaStep, Json } from './messages';

// The document after the steps; the old one stays as it was. Throws if a step does not fit.
export function apply_delta(document: Json, steps: DeltaStep[]): Json {
  let out = structuredClone(document);
  for (const step of steps) {
    const [path] = step;
    const value = step.length === 2 ? step[1] : undefined;
    if (path === '') {
      if (value === undefined) throw new Error('nothing would be left');
      out = structuredClone(value);
      continue;
    }
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let at: Json = out;
    for (const key of keys) at = child(at, key, path);
    if (Array.isArray(at)) {
      const index = Number(last);
      if (!Number.isInteger(index) || index < 0 || index > at.length) throw new Error(`there is no ${path}`);
      if (value === undefined) at.length = index;
      else at[index] = structuredClone(value);
    } else if (at !== null && typeof at === 'object') {
      if (value === undefined) delete at[last];
      else at[last] = structuredClone(value);
    } else {
      throw new Error(`there is no ${path}`);
    }
  }
  return out;
}

function child(at: Json, key: string, path: string): Json {
  const found = Array.isArray(at) ? at[Number(key)] : at !== null && typeof at === 'object' ? at[key] : undefined;
  if (found === undefined) throw new Error(`there is no ${path}`);
  return found;
}

const kUtf8 = new TextEncoder();

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of kUtf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

// The sum over all leaves, so that the order of keys does not matter.
export function fingerprint(document: Json): string {
  let sum = 0;
  const look = (at: Json, path: string) => {
    const entries = at !== null && typeof at === 'object' ? Object.entries(at) : [];
    if (entries.length === 0) sum = (sum + fnv1a(`${path}=${JSON.stringify(at)}`)) >>> 0;
    for (const [key, value] of entries) look(value, path === '' ? key : `${path}/${key}`);
  };
  look(document, '');
  return sum.toString(16).padStart(8, '0');
}
