import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scrollContent } from '../../focus/scroll.ts';
import { createEndWatch } from './endWatch.ts';

/** Distance in px that still counts as being at an edge. */
const edge = 48;

/** Attribute on each message, to find the scroll anchor. */
export const messageAttribute = 'data-message';

/** Attribute on the line above the first unread message. */
export const unreadAttribute = 'data-unread';

interface Anchor {
  readonly node: HTMLElement;
  readonly top: number;
}

// Prefers the second message, because the first loses its sender's name when older ones appear above it.
function findAnchor(box: HTMLElement): Anchor | undefined {
  const [first, second] = box.querySelectorAll<HTMLElement>(`[${messageAttribute}]`);
  const node = second ?? first;
  return node && { node, top: node.offsetTop };
}

/** Props of {@link useThreadScroll}. */
export interface ThreadScroll {
  /** Scrolling element with a single child. */
  box: RefObject<HTMLElement | null>;
  /** Id of the newest message. */
  newest: string | undefined;
  /** Whether the patient wrote the newest message; if so, the thread scrolls to the end. */
  isNewestOwn: boolean;
  /** Called when scrolled to the first message. */
  onTop: () => void;
}

/**
 * Keeps the scroll position: at the end, or on the message being read when older ones are added above. Replaces
 * native scroll anchoring, which Safari lacks and no browser applies at the very top.
 */
export function useThreadScroll({ box, newest, isNewestOwn, onTop }: ThreadScroll) {
  const anchor = useRef<Anchor>(undefined);
  const [end] = useState(createEndWatch);
  const staysAtEnd = useRef(true);
  const lastScrollTop = useRef(0);
  const isOpened = useRef(false);
  const previousNewest = useRef(newest);

  const restorePosition = useCallback(() => {
    const element = box.current;
    if (!element) return;
    if (!isOpened.current && newest !== undefined) {
      isOpened.current = true;
      const unread = element.querySelector<HTMLElement>(`[${unreadAttribute}]`);
      // Only if the unread messages don't fit below the line; without a line, the newest message is shown.
      if (unread && element.scrollHeight - unread.offsetTop > element.clientHeight) {
        staysAtEnd.current = false;
        scrollContent(element, unread.offsetTop - edge);
      }
    }
    const previous = anchor.current;
    const moved = previous?.node.isConnected ? previous.node.offsetTop - previous.top : 0;
    if (staysAtEnd.current) scrollContent(element, element.scrollHeight);
    else if (moved !== 0) scrollContent(element, element.scrollTop + moved);
    anchor.current = findAnchor(element);
    lastScrollTop.current = element.scrollTop;
  }, [box, newest]);

  // After every render, because any message may have been added or changed height.
  useLayoutEffect(() => {
    if (isNewestOwn && previousNewest.current !== newest) staysAtEnd.current = true;
    previousNewest.current = newest;
    restorePosition();
  });

  useEffect(() => {
    const element = box.current;
    // jsdom, in unit tests of another app, has no layout and no observer.
    if (!element || !('ResizeObserver' in globalThis)) return undefined;
    // Covers loaded pictures, a growing composer and device rotation.
    const observer = new ResizeObserver(restorePosition);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, restorePosition]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const distanceToEnd = element.scrollHeight - element.scrollTop - element.clientHeight;
    // Pictures that load move the end down; only scrolling up counts as leaving it.
    const scrolledUp = element.scrollTop < lastScrollTop.current;
    lastScrollTop.current = element.scrollTop;
    staysAtEnd.current = distanceToEnd < edge || (staysAtEnd.current && !scrolledUp);
    end.set(staysAtEnd.current);
    if (element.scrollTop < edge && !staysAtEnd.current) onTop();
  };

  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    staysAtEnd.current = true;
    scrollContent(element, element.scrollHeight);
    element.focus({ preventScroll: true });
  };

  return { end, onScroll, toEnd };
}
