import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first field of a form that opens in a section, and to the first button of what replaces it.
 * @returns ref of the section
 */
export function useFocusOnForm(isOpen: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    section.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen]);
  return section;
}
