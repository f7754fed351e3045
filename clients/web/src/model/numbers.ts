// A number as it is printed: with a minus sign, which is as wide as a plus, and not a hyphen.
export const with_minus = (n: number | string) => String(n).replace('-', '\u2212');
export const signed = (n: number) => (n < 0 ? with_minus(n) : `+${n}`);
