import type { SandboxStore } from './store.ts';
import { SHARED } from './collections.ts';
import { HttpError } from './httpError.ts';

/** Clock of the sandbox: the machine's time plus an offset. */
export interface MovableClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds ahead of the machine's time. */
  offset(): number;
  /** Advances by whole milliseconds. The clock can't go back, as processed events can't be undone. */
  advance(milliseconds: number): void;
  /** Resets to the machine's time. */
  reset(): void;
}

/** Ten years, which covers every renewal and stays within the range of valid dates, ms. */
export const MAX_OFFSET = 10 * 366 * 86_400_000;

const OFFSET = 'offset';

/** Creates a clock on top of another one. The offset is in the store, so that it survives a restart. */
export function createMovableClock(store: SandboxStore, base: () => number): MovableClock {
  // Cached, as a request reads the clock many times.
  let offset = store.get('clock', SHARED, OFFSET)?.milliseconds ?? 0;

  return {
    now: () => base() + offset,
    offset: () => offset,
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
        throw new HttpError(400, 'The clock can only advance, by whole milliseconds');
      }
      if (offset + milliseconds > MAX_OFFSET) {
        throw new HttpError(400, 'The clock can be at most ten years ahead');
      }
      store.put('clock', SHARED, OFFSET, { milliseconds: offset + milliseconds });
      offset += milliseconds;
    },
    reset() {
      store.delete('clock', SHARED, OFFSET);
      offset = 0;
    },
  };
}
