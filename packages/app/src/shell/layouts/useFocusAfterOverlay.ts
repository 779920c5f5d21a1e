import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Heading that a new page meant to focus. Under an open overlay it is inert: nothing tells that it was asked to take the focus. */
const meantHeading = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll<HTMLElement>('h1[tabindex], h2[tabindex]') ?? [])].at(-1);

/**
 * Keeps the focus on what a new page gave it to, though the overlay whose link led there (drawer, bell, help) gives it back
 * to its button as it closes. Whatever the patient presses next ends that.
 */
export function useFocusAfterOverlay(): void {
  const [path] = useLocation();
  const address = `${path}?${useSearch()}`;
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return undefined;
    before.current = address;
    const main = document.querySelector('main');
    const end = new AbortController();
    let focused: HTMLElement | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (main?.contains(target)) focused = target;
      else if (!target.closest(OVERLAY)) (focused ?? meantHeading(main))?.focus({ preventScroll: true });
    };
    const options = { capture: true, signal: end.signal };
    document.addEventListener('focusin', onFocus, options);
    for (const press of ['keydown', 'pointerdown'])
      document.addEventListener(press, () => end.abort(), options);
    return () => end.abort();
  }, [address]);
}
