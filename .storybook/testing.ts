import { configure } from 'storybook/test';
import { SLOWDOWN } from './shake.ts';

/** Timeout for story assertions in ms, long enough for a busy two-core machine. */
const DEADLINE = 10_000 * SLOWDOWN;

/**
 * Configures the testing library to send events without `act`. Storybook's `act` wrapper also wraps focus events that
 * React fires during a commit, and React then fails with "Should not already be working", which breaks every later
 * story on the page.
 */
export function setUpTesting(): void {
  configure({ asyncUtilTimeout: DEADLINE, eventWrapper: (send) => send() });
}
