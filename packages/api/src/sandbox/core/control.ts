import type { MovableClock } from './clock.ts';
import type { Context } from './context.ts';
import type { RunDueJobs } from './jobs/runDueJobs.ts';

/** Control of a whole sandbox. */
export interface SandboxControl {
  /**
   * Runs due jobs for connected patients, and closes connections whose token has ended; called regularly by hosts. Jobs
   * have run when the call returns, connections are closed later.
   */
  tick(): Promise<void>;
  /** Moves the clock ahead by whole milliseconds, and ticks. Never back: that is what a reset is for. */
  advance(milliseconds: number): Promise<void>;
  /** Milliseconds the clock was moved ahead. */
  ahead(): number;
  /** Undoes faults, sign-ins, changes and moved time. Connections close at the next tick. */
  reset(): void;
}

export interface ControlParts {
  context: Context;
  time: MovableClock;
  faults: { clear(): void };
  runDueJobs: RunDueJobs;
  /** Closes connections whose token is no longer valid. */
  checkConnections: () => Promise<void>;
  /** Fills the empty store. */
  fill: () => void;
}

export function createControl(parts: ControlParts): SandboxControl {
  const { context, time, faults, runDueJobs, checkConnections, fill } = parts;
  const tick = () => {
    for (const patientId of context.connections.patients()) runDueJobs(patientId);
    return checkConnections();
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
