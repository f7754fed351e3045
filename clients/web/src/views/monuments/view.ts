// What the server shows of a table of Monuments (games/monuments: view_to_json).
export interface MonumentsView {
  viewer: number | null;
  turn: { number: number; seat: number; actions_left: number };
  over: boolean;
  display: (string | null)[];
  monuments: string[];
  markers: Record<string, number>;
  colours: { colour: string; seat: number; points: number; historians: number; exhibition: Record<string, number[]> }[];
  stories: { colour: string; pages: number }[];
  powers?: Record<string, string | null>; // who holds it
  removed: string[];
  pages: string[]; // of stories told
  shown: string[][]; // by seat: cards of the hand that everybody has seen
  hand?: string[];
  hand_sizes: number[];
  pile_size: number;
  chosen: string[];
}
