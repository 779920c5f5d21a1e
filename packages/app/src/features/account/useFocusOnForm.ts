import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first field of a form that opens in a section, and to the first button of what replaces it.
 * @param isAsked whether the patient opened it, as most do: one that opens with what was typed before a reload takes no focus
 * @returns ref of the section
 */
export function useFocusOnForm(isOpen: boolean, isAsked = true): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen && !isAsked) return;
    // One that is saved after the patient has left it closes while they may be elsewhere on the page.
    if (!isOpen && document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen, isAsked]);
  return section;
}
