import type { MovableClock } from './clock.ts';
import type { Context } from './context.ts';
import type { RunDueJobs } from './jobs/runDueJobs.ts';

/** Controls of a sandbox. */
export interface SandboxControl {
  /**
   * Runs due jobs of connected patients, and closes connections with expired tokens; called regularly by hosts. Jobs
   * are complete when the call returns, connections when the promise resolves.
   */
  tick(): Promise<void>;
  /** Advances the clock by whole milliseconds, and ticks. Only a reset moves it back. */
  advance(milliseconds: number): Promise<void>;
  /** Milliseconds that the clock is ahead of the machine's time. */
  ahead(): number;
  /** Resets faults, sign-ins, data and clock. Connections close at the next tick. */
  reset(): void;
}

export interface ControlParts {
  context: Context;
  time: MovableClock;
  faults: { clear(): void };
  runDueJobs: RunDueJobs;
  /** Closes connections with invalid tokens. */
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
