import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

const OVERLAY = '[role="dialog"], [role="alertdialog"]';

/** Frames after a navigation, within which overlays have closed. */
const FRAMES = 90;

/** Heading that the new page tried to focus, which has no effect while it is inert under an open overlay. */
const targetHeading = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>('h1[tabindex], h2[tabindex]')].at(-1);

/**
 * Focuses the target of a new page that was opened from an overlay (drawer, bell, help). The closing overlay would otherwise
 * move focus to its button or the body. Stops when the patient presses anything.
 */
export function useFocusAfterOverlay(): void {
  const [path] = useLocation();
  const url = `${path}?${useSearch()}`;
  const before = useRef(url);
  useEffect(() => {
    if (before.current === url) return undefined;
    before.current = url;
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
        (focused?.isConnected ? focused : targetHeading(main))?.focus({ preventScroll: true });
      requestAnimationFrame(check);
    };
    document.addEventListener('focusin', remember, options);
    for (const press of ['keydown', 'pointerdown'])
      document.addEventListener(press, () => end.abort(), options);
    requestAnimationFrame(check);
    return () => end.abort();
  }, [url]);
}
