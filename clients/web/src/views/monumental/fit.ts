// Text that shrinks until it fits its box, down to the smallest size that can still be read; what is left over fades out.
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
    element.classList.toggle('cut', too_long());
  };
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  watch?.observe(element);
  return { update: measure, destroy: () => watch?.disconnect() };
};
