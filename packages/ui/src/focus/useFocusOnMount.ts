import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element on mount, where it replaces the focused one. The element needs a `tabIndex`. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
