import { useLayoutEffect, useState, type RefObject } from 'react';
import { freeTop, type Extent } from './freeTop.ts';

/** What a toast never covers: headings, and everything that can be pressed or typed into. */
const OBSTACLES =
  'h1, h2, h3, h4, h5, h6, button, a[href], label, input, select, textarea, [role="button"], [role="link"]';

/** Distance from the edges of the screen, px. */
const EDGE = 8;
/** Distance from what must not be covered, px. */
const GAP = 4;

function obstaclesBeside(card: HTMLElement): readonly Extent[] {
  const { left, right } = card.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(OBSTACLES)].flatMap((element) => {
    if (card.contains(element) || element.closest('[inert], [aria-hidden="true"]') !== null) return [];
    const box = element.getBoundingClientRect();
    // Text for screen readers only is one pixel large.
    if (box.width <= 1 || box.height <= 1 || box.right <= left || box.left >= right) return [];
    return [{ top: box.top - GAP, bottom: box.bottom + GAP }];
  });
}

/**
 * Top of a toast on the screen, in px, where it covers no heading and no control. Moves it only when the page changes
 * beneath it so that it would.
 * @param shown identifies the toast; undefined while there is none
 */
export function useFreePlace(card: RefObject<HTMLElement | null>, shown: number | undefined) {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (shown === undefined) return undefined;
    let frame = 0;
    let current: number | undefined;
    const place = () => {
      frame = 0;
      const element = card.current;
      if (element === null) return;
      const room = { top: EDGE, bottom: document.documentElement.clientHeight - EDGE };
      current = freeTop(element.offsetHeight, room, obstaclesBeside(element), current);
      setTop(current);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    place();
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, { childList: true, subtree: true });
    globalThis.addEventListener('scroll', schedule, { passive: true });
    globalThis.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      globalThis.removeEventListener('scroll', schedule);
      globalThis.removeEventListener('resize', schedule);
      setTop(undefined);
    };
  }, [card, shown]);
  return top;
}
