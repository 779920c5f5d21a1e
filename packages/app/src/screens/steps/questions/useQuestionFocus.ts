import { useEffect, useRef, type RefObject } from 'react';

/** Where a question stands: with another one the page goes to its top, and the focus to the question's heading. */
export function useQuestionFocus(id: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    globalThis.scrollTo(0, 0);
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [id]);
  return place;
}
