// Which icons of the set are used, and for what. The set is CC BY 3.0 (src/views/About.svelte names it).
import { createRequire } from 'node:module';

interface Set {
  icons: Record<string, { body: string }>;
}

const kIcons: Record<string, string> = {
  production: 'anvil', science: 'erlenmeyer', military: 'crossed-swords', gold: 'two-coins', culture: 'lyre', any: 'perspective-dice-six',
  scroll: 'tied-scroll', ship: 'trireme', helmet: 'spartan-helmet',
  soldier: 'swordman', warlord: 'warlord-helmet', explorer: 'compass', outpost: 'tower-flag', hero: 'laurel-crown', barbarian: 'barbarian',
  town: 'village', market: 'trade', capital: 'capitol', token: 'cog', monster: 'dragon-head',
  plains: 'wheat', forest: 'pine-tree', hills: 'hills', mountains: 'mountains', peaks: 'peaks', water: 'waves', desert: 'palm-tree',
  building: 'greek-temple', basic: 'house', starting: 'hill-fort', knowledge: 'open-book', wonder: 'great-pyramid', policy: 'scales',
  AK: 'greek-temple', AR: 'ancient-columns', BA: 'stone-tower', BH: 'flowers', CO: 'ancient-ruins', KO: 'colombian-statue',
  MA: 'byzantin-temple', PE: 'temple-door', PH: 'lighthouse', PY: 'egyptian-pyramids', SE: 'palm-tree', ZE: 'zeus-sword',
  historian: 'scroll-quill', story: 'book-cover', pile: 'card-draw', points: 'laurels', clock: 'sands-of-time',
  undo: 'anticlockwise-rotation', hint: 'light-bulb', rules: 'rule-book', chat: 'discussion', log: 'papyrus', leave: 'exit-door',
  bot: 'robot-golem', person: 'person', automa: 'gear-hammer', again: 'return-arrow', stele: 'stone-tablet', chart: 'histogram',
  sound: 'speaker', silent: 'speaker-off', save: 'save', settings: 'settings-knobs', search: 'magnifying-glass', done: 'check-mark',
  cancel: 'cancel', dice: 'perspective-dice-six', friends: 'conversation', screen: 'podium',
};

export function pick_icons(): Record<string, string> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set;
  return Object.fromEntries(
    Object.entries(kIcons).map(([name, icon]) => {
      const found = set.icons[icon];
      if (!found) throw new Error(`there is no icon ${icon}`);
      return [name, found.body];
    }),
  );
}
