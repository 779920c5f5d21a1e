import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first field when a form opens in a section, and to the first button when it closes.
 * @param isOpenedByPatient false for a form that opens because of a restored draft, which must not move focus
 * @returns ref of the section
 */
export function useFocusOnForm(isOpen: boolean, isOpenedByPatient = true): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen && !isOpenedByPatient) return;
    // When a save closes the form, the patient may have moved focus elsewhere.
    if (!isOpen && document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus();
  }, [isOpen, isOpenedByPatient]);
  return section;
}
