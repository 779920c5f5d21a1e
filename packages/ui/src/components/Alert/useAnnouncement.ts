import { useEffect, useRef, type RefObject } from 'react';
import { announce, prepareAnnouncements } from './announce.ts';

/** Time in which screen readers notice a new live region, ms; Safari needs it. */
const NOTICE_MS = 100;

/**
 * Has screen readers say the text of an element once it is on the page, and again when it changes, unless the focus is in
 * it by then and says it. `prefix` comes first.
 */
export function useAnnouncement(element: RefObject<HTMLElement | null>, prefix: string, isOn: boolean): void {
  const said = useRef('');
  const takeBack = useRef<() => void>(undefined);
  // After every render, since any can change the text.
  useEffect(() => {
    if (!isOn) return undefined;
    prepareAnnouncements();
    const { current } = element;
    // What is not drawn, as on a narrow page, is not said either.
    if (!current?.getClientRects().length) return undefined;
    const text = `${prefix} ${current.innerText}`.trim();
    if (text === said.current) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      if (!element.current?.closest('[role=status]')?.contains(document.activeElement))
        takeBack.current = announce(text);
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  });
  // Nothing of a patient stays on the page once the element has gone, as when they log out.
  useEffect(() => () => takeBack.current?.(), []);
}
