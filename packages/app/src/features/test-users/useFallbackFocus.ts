import { useRef, type RefObject } from 'react';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';

/**
 * Focuses a heading when a change removed the focused element.
 * @param changed identifies the content
 */
export function useFallbackFocus(changed: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(changed, () => (document.activeElement === document.body ? heading.current : undefined));
  return heading;
}
