// Words by key in the language of the settings.
import { settings } from '../model/settings.svelte';
import { en, type Key } from './en';
import { fr } from './fr';

export type { Key };

export function t(key: Key, args: Record<string, string | number> = {}): string {
  const text: string = (settings.language === 'fr' ? fr : en)[key];
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(args[name] ?? all));
}

// A text that the server sent in both languages.
export function both(text: { en: string; fr: string }): string {
  return text[settings.language];
}

export function is_key(key: string): key is Key {
  return key in en;
}
