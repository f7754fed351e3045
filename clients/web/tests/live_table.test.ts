// What a page makes of every example message of the server, and that it sends what the examples of a client say.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveTable } from '../src/model/live_table.svelte';
import type { ServerMessage } from '../src/protocol/messages';
import { golden, names_of } from './golden';

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(m: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(m) });
  }
}

let table: LiveTable;
let socket: FakeSocket;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new LiveTable('exampletab', '0123456789abcdefghijkl', 'Ann', () => 'en');
  table.connect();
  socket = FakeSocket.last;
  socket.onopen();
  socket.hear(golden('server-welcome-monuments'));
});

describe('a table hears every kind of message', () => {
  test('none is left out', () => {
    for (const name of names_of('server')) if (!name.startsWith('server-result')) expect(() => socket.hear(golden(name)), name).not.toThrow();
  });
  test('done and refused end a request, and a refusal says why', () => {
    for (let i = 0; i < 5; ++i) table.request({ kind: 'undo' });
    expect(table.pending).toBe(5);
    socket.hear(golden('server-done')); // of request 5
    expect(table.pending).toBe(4);
    socket.hear({ ...golden<Extract<ServerMessage, { kind: 'refused' }>>('server-refused'), number: 1 });
    expect(table.pending).toBe(3);
    expect(table.notice?.reason?.rule).toMatch(/^W-/);
  });
  test('why and hint come to whoever asked', async () => {
    const why = table.why('build AK');
    socket.hear({ ...golden<Extract<ServerMessage, { kind: 'why' }>>('server-why'), number: 1 });
    expect((await why).reason?.rule).toMatch(/^W-/);
    const hint = table.hint();
    socket.hear({ ...golden<Extract<ServerMessage, { kind: 'hint' }>>('server-hint'), number: 2 });
    expect((await hint)[0]?.value).toBe(125);
    expect(table.pending).toBe(0);
  });
  test('an error that is final closes the table, one that passes does not', () => {
    socket.hear({ kind: 'error', code: 'store-silent', text: 'try again' });
    expect(table.status).not.toBe('closed');
    socket.hear(golden('server-error')); // a wrong token
    expect(table.status).toBe('closed');
  });
  test('where the game is played again', () => {
    socket.hear(golden('server-rematch'));
    expect(table.rematch).toEqual({ table: 'anothertab', token: '0123456789abcdefghijkl' });
  });
  test('a result, and a change that takes it back', () => {
    const over = { kind: 'change', entry: 21, answers: 21, asks: null, result: golden('server-result-monuments') } as unknown as ServerMessage;
    socket.hear(over);
    expect(table.mirror?.result?.winners.length).toBeGreaterThan(0);
    socket.hear({ kind: 'change', entry: 22, answers: 20 });
    expect(table.mirror?.result).toBeNull();
  });
  test('what does not fit makes it ask for everything', () => {
    socket.hear({ kind: 'change', entry: 22, answers: 22, print: '00000000' });
    expect(socket.sent.at(-1)).toEqual({ kind: 'view' });
  });
});

describe('a table says what the examples say', () => {
  test('joining, for the first time and again', () => {
    expect(Object.keys(socket.sent[0] ?? {}).sort()).toEqual(Object.keys(golden<object>('client-join')).sort());
    socket.onclose();
    table.connect();
    FakeSocket.last.onopen();
    expect(Object.keys(FakeSocket.last.sent[0] ?? {})).toEqual(expect.arrayContaining(['have', 'print', 'table', 'client', 'token', 'lang']));
  });
  test('requests', () => {
    table.move('draw');
    expect(Object.keys(socket.sent.at(-1) ?? {}).sort()).toEqual(Object.keys(golden<object>('client-move')).sort());
    for (const kind of ['undo', 'agree', 'refuse', 'leave', 'return', 'rematch'] as const) {
      table.request({ kind });
      expect(Object.keys(socket.sent.at(-1) ?? {}).sort()).toEqual(Object.keys(golden<object>(`client-${kind}`)).sort());
    }
    table.request({ kind: 'chat', text: 'Well played!' });
    expect(Object.keys(socket.sent.at(-1) ?? {}).sort()).toEqual(Object.keys(golden<object>('client-chat')).sort());
  });
  test('what was not answered is said again after a cut line', () => {
    table.move('draw');
    socket.onclose();
    table.connect();
    FakeSocket.last.onopen();
    expect(FakeSocket.last.sent.map((m) => m['kind'])).toEqual(['join', 'move']);
  });
});
