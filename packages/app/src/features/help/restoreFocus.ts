import type { RefObject } from 'react';

/** Does something after the overlay that closes has given the focus back, which takes it a frame. */
const afterFocus = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));

/** Focuses `otherwise` once an overlay has closed, where what opened it is gone, as a row of a drawer is. */
export function restoreFocus(otherwise: RefObject<HTMLElement | null> | undefined): void {
  afterFocus(() => {
    if (document.activeElement === document.body) otherwise?.current?.focus();
  });
}
