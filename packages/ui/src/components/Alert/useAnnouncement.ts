import { useEffect, useRef, type RefObject } from 'react';
import { announce, prepareAnnouncements } from './announce.ts';

/** Time until screen readers detect a new live region, ms; needed by Safari. */
const NOTICE_MS = 100;

/** Returns a function that announces a message politely, for results that outlive the part of the page that has them. */
export function useAnnouncer(): (message: string) => void {
  useEffect(prepareAnnouncements, []);
  return announce;
}

/**
 * Announces the text of an element, after `prefix`, when it is added or changes, unless focus is in the element, which screen
 * readers then read.
 */
export function useAnnouncement(element: RefObject<HTMLElement | null>, prefix: string, isOn: boolean): void {
  const announced = useRef('');
  const remove = useRef<() => void>(undefined);
  // After every render, because any render can change the text.
  useEffect(() => {
    if (!isOn) return undefined;
    prepareAnnouncements();
    const { current } = element;
    // An element that is not rendered, as on a narrow page, is not announced.
    if (!current?.getClientRects().length) return undefined;
    const text = `${prefix} ${current.innerText}`.trim();
    if (text === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = text;
      if (!element.current?.closest('[role=status]')?.contains(document.activeElement))
        remove.current = announce(text);
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  });
  // Removes patient data on unmount, for example on logout.
  useEffect(() => () => remove.current?.(), []);
}
