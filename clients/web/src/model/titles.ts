// "Monuments: Wonders of Antiquity": the name of the game, and what may be left out where there is little room.
export function title_parts(title: string): [name: string, rest: string] {
  const at = title.search(/\s*:\s/);
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at)];
}
