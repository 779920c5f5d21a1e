import { useLayoutEffect, useState, type RefObject } from 'react';
import { freePlace, type Obstacle, type Place } from './freePlace.ts';
import { textNodes } from './pageText.ts';

/** Headings and interactive elements. */
const CONTROLS =
  'h1, h2, h3, h4, h5, h6, button, a[href], label, input, select, textarea, [role="button"], [role="link"]';

/** Distance from the edges of the screen, px. */
const EDGE = 8;
const SIDE_EDGE = 16;
/** Distance from obstacles, px. */
const GAP = 4;
/** Cost of covering a control or a heading, relative to text. */
const CONTROL_WEIGHT = 4;
/** Delay after scrolling before the toast moves, so that it stays readable, ms. */
const AFTER_SCROLL = 150;

function obstacleOf({ top, bottom, left, right }: DOMRect, weight: number): readonly Obstacle[] {
  const isOnScreen = bottom > 0 && top < document.documentElement.clientHeight;
  // Visually hidden text has a size of one pixel.
  if (!isOnScreen || right - left <= 1 || bottom - top <= 1) return [];
  return [{ top: top - GAP, bottom: bottom + GAP, left: left - GAP, right: right + GAP, weight }];
}

function obstaclesBeside(card: HTMLElement): readonly Obstacle[] {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((element) => !card.contains(element) && element.closest('[inert], [aria-hidden="true"]') === null)
    .flatMap((element) => obstacleOf(element.getBoundingClientRect(), CONTROL_WEIGHT));
  const range = document.createRange();
  const texts = textNodes(card)
    .filter((text) => text.parentElement?.closest('[inert]') === null)
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((box) => obstacleOf(box, 1));
    });
  return [...controls, ...texts];
}

/**
 * Place of a toast on the screen where it covers no text or control. Moves the toast only if a change of the page makes it
 * cover something.
 * @param shown identifies the toast; undefined while there is none
 */
export function useFreePlace(card: RefObject<HTMLElement | null>, shown: number | undefined) {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (shown === undefined) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Place | undefined;
    const update = () => {
      frame = 0;
      const element = card.current;
      if (element === null) return;
      const { clientHeight, clientWidth } = document.documentElement;
      const room = {
        top: EDGE,
        bottom: clientHeight - EDGE,
        left: SIDE_EDGE,
        right: clientWidth - SIDE_EDGE,
      };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      current = freePlace(size, room, obstaclesBeside(element), current);
      setPlace(current);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    const afterScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(schedule, AFTER_SCROLL);
    };
    update();
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    globalThis.addEventListener('scroll', afterScroll, { passive: true, capture: true });
    globalThis.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      globalThis.removeEventListener('scroll', afterScroll, { capture: true });
      globalThis.removeEventListener('resize', schedule);
      setPlace(undefined);
    };
  }, [card, shown]);
  return place;
}
