// On a touch screen a long press shows what a short one would do.
import type { Action } from 'svelte/action';

const kLong = 400; // milliseconds

interface Pressed {
  show: () => void;
  hide: () => void;
}

export const long_press: Action<Element, Pressed> = (element, pressed) => {
  let now = pressed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const begin = () => {
    shown = false;
    timer = setTimeout(() => {
      shown = true;
      now.show();
    }, kLong);
  };
  const end = (event: Event) => {
    clearTimeout(timer);
    if (!shown) return;
    event.preventDefault(); // no click follows
    now.hide();
  };
  const quit = () => {
    clearTimeout(timer);
    if (shown) now.hide();
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchend', end);
  element.addEventListener('touchmove', quit, { passive: true });
  element.addEventListener('touchcancel', quit);
  return {
    update: (next) => (now = next),
    destroy: () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchmove', quit);
      element.removeEventListener('touchcancel', quit);
    },
  };
};
