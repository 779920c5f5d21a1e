import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Frames after a page was left; an overlay is gone well before. */
const FRAMES = 90;

/** Heading that a new page meant to focus. Under an open overlay it is inert: nothing tells that it was asked to take the focus. */
const meantHeading = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>('h1[tabindex], h2[tabindex]')].at(-1);

/**
 * Gives the focus to what a new page meant to focus, though the overlay whose link led there (drawer, bell, help) kept it,
 * and gives it back to its button or to nothing as it closes. Whatever the patient presses next ends that.
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
    const options = { capture: true, signal: end.signal };
    let focused: HTMLElement | undefined;
    let frames = FRAMES;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && main?.contains(target)) focused = target;
    };
    const check = () => {
      frames -= 1;
      if (frames < 0 || end.signal.aborted || main === null) return;
      const active = document.activeElement;
      if (!main.contains(active) && !active?.closest(OVERLAY))
        (focused?.isConnected ? focused : meantHeading(main))?.focus({ preventScroll: true });
      requestAnimationFrame(check);
    };
    document.addEventListener('focusin', remember, options);
    for (const press of ['keydown', 'pointerdown'])
      document.addEventListener(press, () => end.abort(), options);
    requestAnimationFrame(check);
    return () => end.abort();
  }, [address]);
}
