import { useEffect, useRef } from 'react';
import { isRecord } from '@patient/api';

const MARKER = 'stepper';

const isMarked = (): boolean => {
  const state: unknown = globalThis.history.state;
  return isRecord(state) && MARKER in state;
};

const mark = () => globalThis.history.pushState({ [MARKER]: true }, '');

/**
 * Maps the browser's back to the back arrow. The stepper is one address, so it pushes a history entry of its own and
 * reacts when that is popped. Leaving the page, and back from elsewhere, are left to the browser.
 */
export function useBrowserBack(goBack: () => void): void {
  const latest = useRef(goBack);
  useEffect(() => {
    latest.current = goBack;
  }, [goBack]);
  useEffect(() => {
    const { pathname } = globalThis.location;
    if (!isMarked()) mark();
    const onPop = () => {
      // On another page by now, or forward onto its own entry.
      if (globalThis.location.pathname !== pathname || isMarked()) return;
      mark();
      latest.current();
    };
    globalThis.addEventListener('popstate', onPop);
    return () => globalThis.removeEventListener('popstate', onPop);
  }, []);
}
