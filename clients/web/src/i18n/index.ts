// Words by key in the language of the settings.
import { settings } from '../model/settings.svelte';
import { en, type Key } from './en';
import { fr } from './fr';

export type { Key };

// A word with a `count` may have a form of its own for one of them: "KEY.one".
function form_of(key: Key, count: string | number | undefined): Key {
  const one = `${key}.one`;
  return typeof count === 'number' && is_key(one) && new Intl.PluralRules(settings.language).select(count) === 'one' ? one : key;
}

export function t(key: Key, args: Record<string, string | number> = {}): string {
  const text: string = (settings.language === 'fr' ? fr : en)[form_of(key, args['count'])];
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(args[name] ?? all));
}

export const count_of = (key: Key, count: number) => t(key, { count });

// A text that the server sent in both languages.
export function both(text: { en: string; fr: string }): string {
  return text[settings.language];
}

export function is_key(key: string): key is Key {
  return key in en;
}
