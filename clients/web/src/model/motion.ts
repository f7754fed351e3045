// How long movement takes: none at all for people who asked for less of it.
export function motion(milliseconds: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
}
