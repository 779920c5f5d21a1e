import { useEffect, useRef } from 'react';
import { isRecord } from '@patient/api';

const MARKER = 'stepper';

/** Position of the history entry among those of the stepper; undefined for an entry that is not one of them. */
function positionOf(state: unknown): number | undefined {
  const position = isRecord(state) ? state[MARKER] : undefined;
  return typeof position === 'number' ? position : undefined;
}

const push = (position: number) => globalThis.history.pushState({ [MARKER]: position }, '');

/** Moves of the stepper. */
export interface BrowserMoves {
  readonly goBack: () => void;
  /** Returns whether there is more to go forward to. */
  readonly goForward: () => boolean;
}

/**
 * Maps the browser's back and forward to moves of the stepper, which is one address: it keeps a history entry of its own
 * behind the shown one, and one ahead while there is something to go forward to. Leaving the page, and back from
 * elsewhere, are left to the browser.
 */
export function useBrowserHistory(moves: BrowserMoves): void {
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  }, [moves]);
  useEffect(() => {
    const { pathname } = globalThis.location;
    const isHere = () => globalThis.location.pathname === pathname;
    const found = positionOf(globalThis.history.state);
    let shown = found ?? 0;
    let last = shown;
    if (found === undefined) push(shown);

    const onPop = () => {
      if (!isHere()) return;
      const position = positionOf(globalThis.history.state);
      if (position === shown) return;
      const isForward = position !== undefined && position > shown;
      shown = position ?? 0;
      if (position === undefined) {
        push(shown);
        last = shown;
      }
      if (!isForward) latest.current.goBack();
      const hasMore = isForward ? latest.current.goForward() : true;
      if (!hasMore || shown < last || !isHere()) return;
      last = shown + 1;
      push(last);
      globalThis.history.back();
    };
    globalThis.addEventListener('popstate', onPop);
    return () => globalThis.removeEventListener('popstate', onPop);
  }, []);
}
