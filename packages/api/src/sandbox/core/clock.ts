/** The sandbox's time: that of the machine, plus the offset set with `advance`. */
import type { SandboxStore } from './store.ts';
import { NOBODY } from './collections.ts';
import { HttpError } from './httpError.ts';
export interface MovableClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds it is ahead of the machine. */
  offset(): number;
  /** Advances by milliseconds, never back: processed events can't be undone. */
  advance(milliseconds: number): void;
  /** Resets to the machine's time. */
  reset(): void;
}

/** Ten years: far enough for every renewal, near enough for every date. */
export const FURTHEST_AHEAD = 10 * 366 * 86_400_000;

const OFFSET = 'offset';

/** A clock over another one. How far it was moved is kept in the store, so that it outlives a restart. */
export function createMovableClock(store: SandboxStore, base: () => number): MovableClock {
  // Asked for many times in one request, so it is not read from the store each time.
  let ahead = store.get('clock', NOBODY, OFFSET)?.milliseconds ?? 0;

  return {
    now: () => base() + ahead,
    offset: () => ahead,
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new HttpError(400, 'The clock moves on by whole milliseconds, and never back');
      }
      if (ahead + milliseconds > FURTHEST_AHEAD) {
        throw new HttpError(400, 'The clock moves ten years ahead at most');
      }
      store.put('clock', NOBODY, OFFSET, { milliseconds: ahead + milliseconds });
      ahead += milliseconds;
    },
    reset() {
      store.delete('clock', NOBODY, OFFSET);
      ahead = 0;
    },
  };
}
