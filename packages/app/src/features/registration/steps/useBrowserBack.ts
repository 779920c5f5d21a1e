import { useEffect, useRef } from 'react';
import { isRecord } from '@patient/api';

const MARK = 'stepper';

const isMarked = (): boolean => {
  const state: unknown = globalThis.history.state;
  return isRecord(state) && MARK in state;
};

const mark = () => globalThis.history.pushState({ [MARK]: true }, '');

/**
 * The browser's back does what the back arrow does: the stepper is one address, so an entry of its own stands before it
 * and takes the press. Leaving the page, and going back from elsewhere, stay the browser's.
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
      // Elsewhere by now, or forward onto the entry of its own.
      if (globalThis.location.pathname !== pathname || isMarked()) return;
      mark();
      latest.current();
    };
    globalThis.addEventListener('popstate', onPop);
    return () => globalThis.removeEventListener('popstate', onPop);
  }, []);
}
