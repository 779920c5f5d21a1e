import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { Message } from './content.ts';

const PAGE_SIZE = 50;

/** Distance from the top that loads earlier messages, in px. */
const LOAD_DISTANCE = 48;

/** Message window as in ChatThread: the last 50, and 50 more at the top. For libraries without a chat component. */
export function useMessageWindow(messages: readonly Message[]) {
  const scrollerRef = useRef<HTMLElement>(null);
  const [count, setCount] = useState(PAGE_SIZE);
  const heightRef = useRef(0);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    // Scrolls to the end initially, then keeps the visible message in place when earlier ones load.
    const growth = scroller.scrollHeight - heightRef.current;
    if (growth !== 0) scroller.scrollBy({ top: growth, behavior: 'instant' });
    heightRef.current = scroller.scrollHeight;
  });
  const showEarlier = () => setCount((current) => Math.min(messages.length, current + PAGE_SIZE));
  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget.scrollTop < LOAD_DISTANCE) showEarlier();
  };
  const visible = messages.slice(-count);
  return {
    scrollerRef,
    handleScroll,
    showEarlier,
    earlier: visible.slice(0, -PAGE_SIZE),
    latest: visible.slice(-PAGE_SIZE),
  };
}

/** Whether a message starts a day, and whether it continues the previous message's group. */
export function groupingOf(message: Message, previous: Message | undefined) {
  const isFirstOfDay = previous?.day !== message.day;
  return { isFirstOfDay, isContinued: !isFirstOfDay && previous?.name === message.name };
}
