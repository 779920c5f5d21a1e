import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to an edge than this counts as being there, in px: a finger does not stop at the last one. */
const edge = 48;

/** Marks each message on the page, so that the one being read can be found again. */
export const messageMark = 'data-message';

interface Anchor {
  readonly node: HTMLElement;
  readonly top: number;
}

// The second one: the first says its writer's name only for as long as nothing stands above it.
function anchorIn(box: HTMLElement): Anchor | undefined {
  const [first, second] = box.querySelectorAll<HTMLElement>(`[${messageMark}]`);
  const node = second ?? first;
  return node && { node, top: node.offsetTop };
}

/** Props of {@link useThreadScroll}. */
export interface ThreadScroll {
  /** The part that scrolls; what it holds is its one child. */
  box: RefObject<HTMLElement | null>;
  /** Id of the newest message. */
  newest: string | undefined;
  /** The newest one is the patient's: it is gone to wherever they were reading. */
  isNewestOwn: boolean;
  /** The patient has reached the first message on the page. */
  onTop: () => void;
}

/**
 * Keeps a thread where its reader is: at the end while they are there, else on the line they read, whatever
 * arrives above it. Written here because Safari anchors nothing, and nobody does at the very top.
 */
export function useThreadScroll({ box, newest, isNewestOwn, onTop }: ThreadScroll) {
  const anchor = useRef<Anchor>(undefined);
  const [isAtEnd, setAtEnd] = useState(true);
  const wantsEnd = useRef(true);
  const stood = useRef(0);
  const written = useRef(newest);
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);

  const keep = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const held = anchor.current;
    const moved = held?.node.isConnected ? held.node.offsetTop - held.top : 0;
    if (wantsEnd.current) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    else if (moved !== 0) element.scrollBy({ top: moved, behavior: 'instant' });
    anchor.current = anchorIn(element);
    stood.current = element.scrollTop;
  }, [box]);

  // After every render: older ones, newer ones, or a message that grew by a line.
  useLayoutEffect(() => {
    if (isNewestOwn && written.current !== newest) wantsEnd.current = true;
    written.current = newest;
    keep();
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // A picture that has come, a composer that grew, a phone that was turned.
    const watcher = new ResizeObserver(keep);
    watcher.observe(element);
    if (element.firstElementChild) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, [box, keep]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    // A picture may have come since the thread was moved to its end: only who goes back leaves it.
    const wentBack = element.scrollTop < stood.current;
    stood.current = element.scrollTop;
    wantsEnd.current = left < edge || (wantsEnd.current && !wentBack);
    setAtEnd(wantsEnd.current);
    if (element.scrollTop < edge && !wantsEnd.current) onTop();
  };

  const toEnd = () => {
    const element = box.current;
    if (!element) return;
    wantsEnd.current = true;
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    element.focus({ preventScroll: true });
  };

  return { hasNew: seen !== newest && !isNewestOwn, onScroll, toEnd };
}
