import { vi } from 'vitest';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Clock that advances only by a call. */
export interface SimulatedTime {
  /** Runs the timers due in the next `ms` in order, and awaits the real work they start. */
  readonly pass: (ms: number) => Promise<void>;
}

/** Rounds of the event loop after which promises and streams of Node have settled. */
const ROUNDS = 4;

/**
 * Replaces timers and clock until `vi.unstubAllGlobals` and `vi.useRealTimers`. Vitest's own fake timers wait a real
 * millisecond per timer, so ten minutes would take half a minute.
 * @param isBusy whether real work is pending, such as a sandbox call
 */
export function simulateTime(start: number, isBusy: () => boolean): SimulatedTime {
  const timers = new Map<number, Timer>();
  let ids = 0;
  let now = start;
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    ids += 1;
    timers.set(ids, { at: now + Math.max(0, ms), run });
    return ids;
  });
  vi.stubGlobal('clearTimeout', (id: number) => void timers.delete(id));

  const { port1, port2 } = new MessageChannel();
  const round = () =>
    new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a MessagePort has no other end
      port2.postMessage(undefined);
    });
  async function settle(): Promise<void> {
    for (let left = ROUNDS; left > 0; left = isBusy() ? ROUNDS : left - 1) {
      // oxlint-disable-next-line no-await-in-loop -- one round at a time
      await round();
    }
  }
  function nextDue(until: number): [number, Timer] | undefined {
    let next: [number, Timer] | undefined;
    for (const [id, timer] of timers)
      if (timer.at <= until && (next === undefined || timer.at < next[1].at)) next = [id, timer];
    return next;
  }

  return {
    async pass(ms) {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        vi.setSystemTime(now);
        run();
        // oxlint-disable-next-line no-await-in-loop -- the work of a timer precedes the next timer
        await settle();
      }
      now = until;
      vi.setSystemTime(now);
    },
  };
}
