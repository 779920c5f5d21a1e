import { useEffect, type RefObject } from 'react';
import { keyboardInset } from './keyboardInset.ts';

/**
 * Keeps a sticky element that has focus above the phone's keyboard, also in browsers that let it cover the page, such as
 * Safari on iOS. In landscape there may be more above the element than fits, so it is also scrolled into view.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = globalThis;
    if (!visualViewport) return undefined;
    const place = () => {
      const { current } = element;
      if (!current) return;
      const inset = `${keyboardInset(visualViewport, document.documentElement.clientHeight)}px`;
      current.style.setProperty('inset-block-end', inset);
      current.style.setProperty('scroll-margin-block-end', inset);
    };
    const show = () => {
      place();
      if (element.current?.contains(document.activeElement))
        element.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    visualViewport.addEventListener('resize', show);
    visualViewport.addEventListener('scroll', place);
    return () => {
      visualViewport.removeEventListener('resize', show);
      visualViewport.removeEventListener('scroll', place);
    };
  }, [element]);
}
