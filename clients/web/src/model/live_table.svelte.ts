// A table of the server while one sits at it: the connection, what is asked of the server, and what it answers.
import type { Hint, Join, Judged, Numbered, Reason, Request, ServerMessage, Why } from '../protocol/messages';
import { my_turn, take, type Mirror } from './mirror';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

// Something to tell the player that is not on the table: a refusal, an error.
export interface Notice {
  text: string;
  reason?: Reason;
}

interface Waiting {
  why: (m: Why) => void;
  hint: (m: Hint | null) => void;
}

const kFirstPause = 250,
  kLongestPause = 8000; // milliseconds before connecting again

function new_word(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
}

export class LiveTable {
  mirror = $state.raw<Mirror | null>(null);
  status = $state<Status>('connecting');
  notice = $state.raw<Notice | null>(null);
  told = $state.raw<string[]>([]); // since this page was opened
  news = $state.raw<string[]>([]); // of the last message
  rematch = $state.raw<{ table: string; token?: string } | null>(null);
  pending = $state(0); // requests without an answer yet
  own = $state.raw<number[]>([]); // how many answers there were after each of this seat's own
  refocus = false; // the last answer was given by keyboard: the next question takes the focus

  private socket: WebSocket | null = null;
  private client = new_word();
  private number = 0;
  private outbox: Numbered[] = [];
  private pause = kFirstPause;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, Partial<Waiting>>();
  on_token: (token: string) => void = () => {};

  constructor(
    readonly id: string,
    public token: string,
    private name: string,
    private language: () => string,
  ) {}

  get seat(): number | null {
    return this.mirror?.seat ?? null;
  }
  get is_my_turn(): boolean {
    return this.mirror !== null && my_turn(this.mirror);
  }
  // The last answer of the table is this seat's own.
  get just_answered(): boolean {
    return this.mirror !== null && this.own.at(-1) === this.mirror.answers;
  }

  connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.join());
      for (const request of this.outbox) this.send(request);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.status === 'closed') return;
      this.status = 'lost';
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, kLongestPause);
    };
  }

  // Anew and from the beginning: in another language, for one.
  reconnect(): void {
    this.mirror = null;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.status = 'connecting';
    this.connect();
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.timer);
    this.socket?.close();
  }

  move(text: string): void {
    if (this.mirror) this.request({ kind: 'move', text, at: this.mirror.answers });
  }
  request(request: Request): number {
    const numbered: Numbered = { ...request, number: ++this.number };
    this.outbox.push(numbered);
    this.pending = this.outbox.length;
    this.notice = null;
    if (request.kind === 'move' || request.kind === 'undo') this.refocus = document.activeElement?.matches(':focus-visible') ?? false;
    this.send(numbered);
    return numbered.number;
  }
  // Why something is not offered.
  why(text: string): Promise<Why> {
    return new Promise((resolve) => this.waiting.set(this.request({ kind: 'why', text }), { why: resolve }));
  }
  hint(): Promise<Judged[]> {
    return new Promise((resolve) =>
      this.waiting.set(this.request({ kind: 'hint' }), { hint: (m) => resolve(m?.options ?? []) }),
    );
  }

  private join(): Join {
    const out: Join = { kind: 'join', table: this.id, client: this.client, lang: this.language() };
    if (this.token) out.token = this.token;
    if (this.name) out.name = this.name;
    if (this.mirror) {
      out.have = this.mirror.entry;
      out.print = this.mirror.print;
    }
    return out;
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // From the log: what this seat answered before the page was opened.
  know_own(answers: number[]): void {
    this.own = [...new Set([...answers, ...this.own])].sort((a, b) => a - b);
  }
  private note_own(m: { number?: number; answers?: number }): void {
    const done = this.outbox.find((r) => r.number === m.number);
    if (done?.kind === 'move') this.own = [...this.own, done.at + 1];
    const most = m.answers;
    if (most !== undefined && (this.own.at(-1) ?? 0) > most) this.own = this.own.filter((k) => k <= most);
  }

  private answered(number: number | undefined): void {
    if (number === undefined) return;
    this.outbox = this.outbox.filter((r) => r.number !== number);
    this.pending = this.outbox.length;
  }

  private receive(m: ServerMessage): void {
    if (m.kind === 'welcome' || m.kind === 'change') {
      if (this.status !== 'open') this.notice = null; // why the line was cut
      this.status = 'open';
      this.pause = kFirstPause;
    }
    const next = take(this.mirror, m);
    if (m.kind === 'change' || m.kind === 'done') this.note_own(m);
    if (next === null && m.kind === 'change') {
      this.answered(m.number);
      return this.send({ kind: 'view' });
    }
    if (next !== this.mirror) this.mirror = next;
    if (m.kind === 'change' && m.told) {
      this.news = m.told;
      this.told = [...this.told, ...m.told].slice(-500);
    }
    if (m.kind === 'welcome' && m.token) {
      this.token = m.token;
      this.on_token(m.token);
    }
    if ('number' in m) this.answered(m.number);
    switch (m.kind) {
      case 'refused':
        this.waiting.get(m.number)?.hint?.(null);
        this.waiting.delete(m.number);
        this.refocus = false;
        this.notice = m.reason ? { text: m.text, reason: m.reason } : { text: m.text };
        break;
      case 'why':
        this.waiting.get(m.number)?.why?.(m);
        this.waiting.delete(m.number);
        break;
      case 'hint':
        this.waiting.get(m.number)?.hint?.(m);
        this.waiting.delete(m.number);
        break;
      case 'rematch':
        this.rematch = m.token === undefined ? { table: m.table } : { table: m.table, token: m.token };
        break;
      case 'error':
        this.notice = { text: m.text };
        // Nothing to come back to.
        if (['unknown-table', 'wrong-token', 'no-spectators', 'full', 'unreadable-table'].includes(m.code)) this.status = 'closed';
        break;
      default:
        break;
    }
  }
}
