import { useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { Message } from './content.ts';

const page = 50;

/** Nearer to the top than this, in px, older messages are wanted. */
const edge = 48;

/** The window that ChatThread keeps, for the libraries that have no chat: the last 50, and 50 more on reaching the top. */
export function useEarlier(messages: readonly Message[]) {
  const box = useRef<HTMLElement>(null);
  const [count, setCount] = useState(page);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // At the end at first, and then on the message that was read.
    const grown = element.scrollHeight - height.current;
    if (grown !== 0) element.scrollBy({ top: grown, behavior: 'instant' });
    height.current = element.scrollHeight;
  });
  const showOlder = () => setCount((before) => Math.min(messages.length, before + page));
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget.scrollTop < edge) showOlder();
  };
  const shown = messages.slice(-count);
  return { box, onScroll, showOlder, older: shown.slice(0, -page), newest: shown.slice(-page) };
}

/** Whether a message follows one by the same writer on the same day, and whether its day begins with it. */
export function standing(message: Message, before: Message | undefined) {
  const isFirstOfDay = before?.day !== message.day;
  return { isFirstOfDay, isContinued: !isFirstOfDay && before?.name === message.name };
}
