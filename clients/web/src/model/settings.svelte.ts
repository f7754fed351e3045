// What this browser remembers: language, looks, the player's name, and the tables they sat at.
export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'light' | 'dark';
export const kThemes: Theme[] = ['auto', 'light', 'dark'];

export interface KeptTable {
  id: string;
  game: string;
  title: string;
  tokens: string[]; // several: one screen
  time: number;
  invites?: (string | null)[]; // by seat: the tokens that whoever made the table hands on
}

const kMostKept = 20;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`stele.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`stele.${key}`, JSON.stringify(value));
  } catch {
    // private window or full: it is forgotten when the page is closed
  }
}

class Settings {
  language = $state<Language>(read('language', navigator.language.startsWith('fr') ? 'fr' : 'en'));
  theme = $state<Theme>(read('theme', 'auto'));
  sound = $state<boolean>(read('sound', false));
  name = $state<string>(read('name', ''));
  tables = $state.raw<KeptTable[]>(read('tables', []));
  toured = $state.raw<string[]>(read('toured', [])); // games whose tour was seen

  set_language(language: Language): void {
    this.language = language;
    write('language', language);
  }
  set_theme(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
  }
  set_sound(sound: boolean): void {
    this.sound = sound;
    write('sound', sound);
  }
  set_name(name: string): void {
    this.name = name;
    write('name', name);
  }
  kept_table(id: string): KeptTable | undefined {
    return this.tables.find((t) => t.id === id);
  }
  keep_table(table: KeptTable): void {
    const had = this.kept_table(table.id);
    // Whoever comes back with one seat of several does not lose the others.
    const tokens = had && had.tokens.length > table.tokens.length ? [...new Set([...had.tokens, ...table.tokens])] : table.tokens;
    this.tables = [{ ...had, ...table, tokens }, ...this.tables.filter((t) => t.id !== table.id)].slice(0, kMostKept);
    write('tables', this.tables);
  }
  forget_table(id: string): void {
    this.tables = this.tables.filter((t) => t.id !== id);
    write('tables', this.tables);
  }
  note_tour(game: string): void {
    this.toured = [...new Set([...this.toured, game])];
    write('toured', this.toured);
  }
}

export const settings = new Settings();
