// Text that shrinks until it fits its box, down to the smallest size that can still be read; then it ends in an ellipsis.
import type { Action } from 'svelte/action';

const kSmallest = 10, // px
  kStep = 0.5;

export const fit: Action<HTMLElement, string> = (element) => {
  const too_long = () => element.scrollHeight > element.clientHeight + 1;
  const measure = () => {
    element.style.fontSize = '';
    element.classList.remove('cut');
    if (element.clientHeight === 0 || !too_long()) return;
    let size = parseFloat(getComputedStyle(element).fontSize);
    while (too_long() && size > kSmallest) element.style.fontSize = `${(size -= kStep)}px`;
    if (!too_long()) return;
    const { lineHeight, paddingTop } = getComputedStyle(element);
    element.style.setProperty('--lines', String(Math.max(1, Math.floor((element.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)))));
    element.classList.add('cut');
  };
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  watch?.observe(element.parentElement ?? element); // text that was cut is as high as its lines, and would not grow with its card
  return { update: measure, destroy: () => watch?.disconnect() };
};
