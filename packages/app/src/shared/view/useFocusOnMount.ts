import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element once it is there, as what had the focus is gone. The element needs a `tabIndex`. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
