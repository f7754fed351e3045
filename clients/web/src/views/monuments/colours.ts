import { is_key, t } from '../../i18n';

export function colour_name(colour: string): string {
  const key = `monuments.${colour}`;
  return is_key(key) ? t(key) : colour;
}
