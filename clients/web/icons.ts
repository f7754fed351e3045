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
  province: 'field', barricade: 'barricade', 'free-city': 'village', land: 'island', intrigue: 'cloak-dagger', ambassador: 'envelope', advantage: 'direction-sign', arrow: 'plain-arrow', first: 'laurels', duel: 'crossed-swords',
  mountain: 'mountains', coastal: 'waves', agricultural: 'wheat',
  building: 'greek-temple', basic: 'house', starting: 'hill-fort', knowledge: 'open-book', wonder: 'great-pyramid', policy: 'scales',
  AK: 'greek-temple', AR: 'ancient-columns', BA: 'stone-tower', BH: 'flowers', CO: 'ancient-ruins', KO: 'colombian-statue',
  MA: 'byzantin-temple', PE: 'temple-door', PH: 'lighthouse', PY: 'great-pyramid', SE: 'palm-tree', ZE: 'zeus-sword',
  historian: 'scroll-quill', story: 'book-cover', pile: 'card-draw', hand: 'poker-hand', points: 'laurels', clock: 'sands-of-time',
  undo: 'anticlockwise-rotation', hint: 'light-bulb', rules: 'rule-book', chat: 'discussion', log: 'papyrus', leave: 'exit-door',
  bot: 'robot-golem', person: 'person', automa: 'gear-hammer', again: 'return-arrow', stele: 'stone-tablet', chart: 'histogram',
  sound: 'speaker', silent: 'speaker-off', save: 'save', settings: 'settings-knobs', search: 'magnifying-glass', done: 'check-mark',
  cancel: 'cancel', dice: 'perspective-dice-six', friends: 'conversation', 'one-screen': 'tabletop-players', screen: 'expand', link: 'share', table: 'round-table',
};

// What stands on a card of Monumental, by its id; a card without one has the icon of its kind.
const kEmblems: Record<string, string> = {
  'work-camp': 'stone-crafting', library: 'bookshelf', fort: 'castle', forum: 'ancient-columns', mine: 'mine-wagon',
  workshop: 'hammer-nails', laboratory: 'round-potion', 'archery-range': 'archery-target',
  'paper-maker': 'papyrus', pyrotechnics: 'firework-rocket', dolmen: 'dolmen', exploration: 'footprint', 'pharaohs-barge': 'egyptian-bird', masonry: 'trowel',
  'hoplite-barracks': 'spartan-helmet', philosophy: 'classical-knowledge', 'samurai-dojo': 'samurai-helmet', bushido: 'katana',
  stonehenge: 'menhir', 'lighthouse-of-alexandria': 'lighthouse', 'hanging-gardens': 'palm-tree', 'great-wall': 'defensive-wall', pyramids: 'great-pyramid',
  'colossus-of-rhodes': 'colombian-statue', shipyard: 'ship-bow', quarry: 'stone-block', academy: 'wax-tablet', 'warrior-priest-altar': 'sword-altar',
  navigation: 'sailboat', irrigation: 'aqueduct', pharmacy: 'pestle-mortar', mathematics: 'abacus', 'bronze-working': 'anvil-impact',
  alhambra: 'arabic-door', 'machu-picchu': 'mayan-pyramid', 'hagia-sophia': 'byzantin-temple', 'angkor-wat': 'temple-gate', 'notre-dame': 'church',
  'palace-guardhouse': 'guarded-tower', monastery: 'candle-light', guildhall: 'gears', university: 'graduate-cap',
  alchemy: 'vial', compass: 'compass', chivalry: 'chess-knight', 'rib-vault': 'doorway',
  'himeji-castle': 'pagoda', 'florence-cathedral': 'capitol', 'forbidden-city': 'medieval-gate', 'taj-mahal': 'samara-mosque',
  theatre: 'theater-curtains', observatory: 'telescope', arsenal: 'cannon', bank: 'bank',
  perspective: 'eye-target', printing: 'newspaper', condottieri: 'spears', humanism: 'vitruvian-man',
  'panama-canal': 'cargo-ship', 'eiffel-tower': 'tv-tower', 'statue-of-liberty': 'torch', 'sydney-opera-house': 'sydney-opera-house', 'international-space-station': 'satellite-communication',
  aviation: 'airplane', electricity: 'electric', computing: 'microchip', 'reinforced-concrete': 'brick-wall',
  'alexander-the-great': 'horse-head', archimedes: 'ancient-screw', cleopatra: 'snake', 'joan-of-arc': 'knight-banner', 'genghis-khan': 'bowman', 'marco-polo': 'camel',
  shakespeare: 'quill-ink', 'leonardo-da-vinci': 'paint-brush', machiavelli: 'chess-king', einstein: 'atom-core', 'marie-curie': 'radioactive', gandhi: 'peace-dove',
  'research-and-development': 'light-bulb', taxation: 'two-coins', 'guided-tours': 'compass', 'imperial-examinations': 'scroll-quill', 'silk-road': 'camel',
  'warrior-culture': 'crossed-swords', raids: 'torch', pillage: 'barbarian', 'assembly-of-the-thing': 'discussion', longships: 'trireme',
  expansion: 'tower-flag', guilds: 'gears', treaties: 'peace-dove', 'royal-corvee': 'stone-block', 'opet-festival': 'lyre',
  siegecraft: 'defensive-wall', democracy: 'podium', 'delian-league': 'trade', 'olympic-games': 'laurel-crown', 'overseas-colonies': 'sailboat',
  diplomacy: 'conversation', 'rapid-expansion': 'footprint', 'embassies-to-the-tang': 'papyrus', 'meiji-reforms': 'cargo-ship', 'tea-ceremony': 'teapot',
  'mali-salt-road': 'camel', 'mali-sankore-scholars': 'scroll-quill', 'mali-pilgrimage': 'footprint', 'mali-kouroukan-fouga': 'discussion', 'mali-tributary-kings': 'two-coins',
  'aztec-calendar': 'stone-tablet', 'aztec-flower-wars': 'flowers', 'aztec-chinampa-tithes': 'wheat', 'aztec-triple-alliance': 'conversation', 'aztec-sun-stone-rites': 'torch',
  'japan-diplomacy': 'peace-dove', 'japan-rapid-expansion': 'tower-flag', 'japan-alternate-attendance': 'guarded-tower', 'japan-sakoku': 'defensive-wall', 'japan-way-of-tea': 'teapot',
  'mali-musa-keita': 'warlord-helmet', 'japan-musashi': 'samurai-helmet', 'aztec-montezuma': 'eagle-head', 'aztec-ball-court': 'mayan-pyramid', 'aztec-floating-gardens': 'palm-tree', 'japan-samurai-dojo': 'samurai-helmet', 'japan-bushido': 'katana',
  'mali-gold-panners': 'two-coins', 'mali-regional-tax': 'bank', writing: 'quill-ink', 'library-of-alexandria': 'bookshelf', watchtowers: 'stone-tower', colossus: 'colombian-statue', 'oracle-of-delphi': 'temple-gate', 'templo-mayor': 'mayan-pyramid',
  'alamut-castle': 'castle', 'djenne-mosque': 'samara-mosque', 'greenwich-observatory': 'telescope', 'belem-tower': 'guarded-tower', hofburg: 'capitol', 'tower-of-hercules': 'lighthouse', 'trireme-sheds': 'trireme', 'longjiang-shipyard': 'ship-bow',
  gunpowder: 'cannon', telegraphy: 'electric', 'steam-power': 'gears', 'international-law': 'scales', 'letters-of-credit': 'bank', 'celestial-navigation': 'compass', 'portolan-charts': 'sailboat', 'marine-chronometer': 'sands-of-time',
  'irrigation-canals': 'aqueduct', 'caravan-routes': 'camel', caravanserai: 'arabic-door', 'grand-bazaar': 'trade', 'resident-embassy': 'envelope', 'builders-lodge': 'trowel', 'relay-stations': 'horse-head', scytale: 'tied-scroll', cryptanalysis: 'abacus',
  mogwai: 'imp-laugh', kraken: 'octopus', minotaur: 'minotaur', 'lernaean-hydra': 'hydra', fenrir: 'wolf-head', 'yamata-no-orochi': 'double-dragon',
  apophis: 'sand-snake', nian: 'lion', tarasque: 'turtle', roc: 'eagle-head', golem: 'rock-golem', sphinx: 'egyptian-sphinx',
};

// The module that has them, by what they are used for; an icon that is used twice is there once.
export function icons_module(): string {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set;
  const uses = { ...kEmblems, ...kIcons };
  const bodies = Object.fromEntries(
    Object.values(uses).map((icon) => {
      const found = set.icons[icon];
      if (!found) throw new Error(`there is no icon ${icon}`);
      return [icon, found.body];
    }),
  );
  return `const bodies = ${JSON.stringify(bodies)}, uses = ${JSON.stringify(uses)};
export default Object.fromEntries(Object.entries(uses).map(([name, icon]) => [name, bodies[icon]]));`;
}
