import { useRef, type RefObject } from 'react';
import { useFocusOnChange } from '../../shared/view/useFocusOnChange.ts';

/**
 * A heading that takes the focus, and the page to its top, when what had it is gone with a change.
 * @param changed what a change is told by
 */
export function useFallbackFocus(changed: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(changed, () => (document.activeElement === document.body ? heading.current : undefined));
  return heading;
}
