// What a board needs of the table it draws: what can be clicked, what clicking does, the cards. One for each table page, by context.
import { getContext, setContext } from 'svelte';
import type { JsonObject, Reason } from '../protocol/messages';
import type { Card, GameInfo } from './api';
import type { LiveTable } from './live_table.svelte';
import { Offers, type Offer } from './offers';
import { settings } from './settings.svelte';

export interface Menu {
  place: string;
  offers: Offer[];
  x: number;
  y: number;
}
export interface Detail {
  card: Card | null;
  place: string; // what is offered there may change while it is shown
  box: DOMRect; // of what is looked at, which stays clear
}

const kKey = Symbol('play');

export class Play {
  menu = $state.raw<Menu | null>(null);
  detail = $state.raw<Detail | null>(null);
  refusal = $state.raw<{ text: string; reason?: Reason } | null>(null);
  pointed = $state.raw<Offer | null>(null); // under the pointer or the focus
  hinted = $state<string | null>(null); // what a hint would do
  chosen = $state.raw<Offer | null>(null); // the last answer of this page: its price is not told again while it is carried out
  private by_id = new Map<string, Card>();

  constructor(
    readonly game: GameInfo,
    cards: Card[],
    private current: () => { table: LiveTable | null; view: JsonObject; asks: Offers; asked: number | null; seat: number | null; names: string[] },
  ) {
    for (const card of cards) {
      this.by_id.set(card.id, card);
      this.by_id.set(card.notation, card);
    }
  }

  get view(): JsonObject {
    return this.current().view;
  }
  get offers(): Offers {
    return this.current().asks;
  }
  get seat(): number | null {
    return this.current().seat;
  }
  // Whose answer is waited for, which may be in another's turn; null: the game is over.
  get asked(): number | null {
    return this.current().asked;
  }
  name_of(seat: number): string {
    return this.current().names[seat] ?? '';
  }
  card(id: string): Card | undefined {
    return this.by_id.get(id);
  }
  card_name(id: string): string {
    return this.by_id.get(id)?.name[settings.language] ?? id;
  }

  // Somebody clicked a place: one option is done, several are asked about, none is explained by what one would have tried.
  click(place: string, event: MouseEvent | KeyboardEvent, tried: string[] = []): void {
    const offers = this.offers.at(place);
    const first = offers[0];
    if (offers.length === 1 && first) return this.choose(first.is);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    if (offers.length > 1) {
      this.hide();
      this.menu = { place, offers, x: box.left + box.width / 2, y: box.bottom };
      return;
    }
    void this.explain(tried);
  }
  choose(is: string): void {
    this.menu = null;
    this.refusal = null;
    this.hinted = null;
    this.hide();
    this.chosen = this.offers.all.find((o) => o.is === is) ?? null;
    this.current().table?.move(is);
  }
  async explain(tried: string[]): Promise<void> {
    const table = this.current().table;
    const is = tried[0];
    if (!table || is === undefined) return;
    const why = await table.why(is);
    if (why.reason) this.refusal = { text: why.reason.text, reason: why.reason };
    else if (why.text) this.refusal = { text: why.text };
  }
  // What lies at a place, and what could be done there. `around`: what should not be covered to its left and right either.
  show(id: string, place: string, element: Element, around: Element = element): void {
    const card = this.by_id.get(id) ?? null;
    const offers = this.offers.at(place);
    if (!card && offers.length === 0) return;
    this.pointed = offers.length === 1 ? (offers[0] ?? null) : null;
    const [box, clear] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    this.detail = { card, place, box: new DOMRect(clear.left, box.top, clear.width, box.height) };
  }
  hide(): void {
    this.detail = null;
    this.pointed = null;
  }
}

export const set_play = (play: Play) => setContext(kKey, play);
export const get_play = () => getContext<Play>(kKey);
