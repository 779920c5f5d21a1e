import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './pageFocus.ts';

/**
 * Moves focus to the first field when a form opens in a section, and to the first button when it closes.
 * @param isOpenedByPatient false for a form that opens because of a restored draft, which must not move focus
 * @returns ref of the section
 */
export function useFocusOnForm<Section extends HTMLElement = HTMLElement>(
  isOpen: boolean,
  isOpenedByPatient = true,
): RefObject<Section | null> {
  const section = useRef<Section>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen && !isOpenedByPatient) return;
    // When a save closes the form, the patient may have moved focus elsewhere.
    if (!isOpen && !isFocusLost()) return;
    section.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen, isOpenedByPatient]);
  return section;
}
