import type { Context } from '../core/context.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { Lines } from '../features/notifications/liveLine.ts';
import { catchUp } from '../core/jobs/runDueJobs.ts';
import type { MovableClock } from '../core/clock.ts';

/** What whoever runs a sandbox may do with it as a whole. */
export interface SandboxControl {
  /**
   * Lets happen what the clock has passed for patients with a line open, and closes lines whose token has ended; called
   * now and then by whoever serves lines. What is due has been done when the call is back, lines are closed later.
   */
  tick(): Promise<void>;
  /** Moves the clock on by whole milliseconds, and ticks. Never back: that is what a reset is for. */
  advance(milliseconds: number): Promise<void>;
  /** Milliseconds the clock was moved ahead. */
  ahead(): number;
  /** Forgets everything that happened: faults, sign-ins, changes, moved time. Lines close at the next tick. */
  reset(): void;
}

export interface ControlParts {
  context: Context;
  time: MovableClock;
  faults: Faults;
  lines: Pick<Lines, 'check'>;
  /** Fills the empty store. */
  fill: () => void;
}

export function createControl({ context, time, faults, lines, fill }: ControlParts): SandboxControl {
  const tick = () => {
    for (const patientId of context.hub.patients()) catchUp(context, patientId);
    return lines.check();
  };
  return {
    tick,
    advance(milliseconds) {
      time.advance(milliseconds);
      return tick();
    },
    ahead: time.offset,
    reset() {
      faults.clear();
      context.store.transaction(() => {
        context.store.clear();
        time.reset();
        fill();
      });
    },
  };
}
