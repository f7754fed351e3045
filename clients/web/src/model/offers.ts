// What the server offers, by the place of the table where one would click it. Places are words such as "tile:7", "card:forum", "row:2".
// No rule is known here: an option says itself what it is about.
import type { Asks, JsonObject, Option } from '../protocol/messages';

export interface Offer extends Option {
  is: string; // its notation: what is sent back
}

export function offers_of(asks: Asks | null): Offer[] {
  return Object.entries(asks?.options ?? {}).map(([is, option]) => ({ is, ...option }));
}

// Where an option is clicked; nothing: it has a button of its own.
export function places_of(o: Offer, view: JsonObject): string[] {
  const out: string[] = [];
  if (o.tile !== undefined) out.push(`tile:${o.tile}`);
  else if (o.explorer !== undefined) out.push(...explorer_places(o, view));
  if (o.row !== undefined) out.push(`row:${o.row}`);
  if (o.column !== undefined) out.push(`column:${o.column}`);
  if (o.space !== undefined) out.push(o.seat === undefined ? `space:${o.space}` : `space:${o.space}@${o.seat}`);
  else if (o.card !== undefined) out.push(`card:${o.card}`);
  if (o.monument !== undefined) out.push(`monument:${o.monument}`);
  if (o.power !== undefined) out.push(`power:${o.power}`);
  if (o.kind === 'draw') out.push('pile');
  if (o.kind === 'advantage' || o.kind === 'amount') out.push('advantage');
  return out;
}

function explorer_places(o: Offer, view: JsonObject): string[] {
  const asked = (view['turn'] as { seat?: number } | undefined)?.seat ?? view['viewer'];
  const players = view['players'];
  const player = Array.isArray(players) && typeof asked === 'number' ? players[asked] : undefined;
  const explorers = player && typeof player === 'object' && !Array.isArray(player) ? player['explorers'] : undefined;
  const at = Array.isArray(explorers) ? explorers[(o.explorer ?? 1) - 1] : undefined;
  return typeof at === 'number' ? [`tile:${at}`] : [];
}

export class Offers {
  readonly all: Offer[];
  readonly elsewhere: Offer[]; // with no place on the table
  private by_place = new Map<string, Offer[]>();

  constructor(asks: Asks | null, view: JsonObject) {
    this.all = offers_of(asks);
    this.elsewhere = [];
    for (const offer of this.all) {
      const places = places_of(offer, view);
      if (places.length === 0) this.elsewhere.push(offer);
      for (const place of places) this.by_place.set(place, [...(this.by_place.get(place) ?? []), offer]);
    }
  }
  at(place: string): Offer[] {
    return this.by_place.get(place) ?? [];
  }
}
