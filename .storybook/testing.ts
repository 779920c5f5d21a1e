import { configure } from 'storybook/test';

/** Timeout of story assertions in ms, long enough for slow machines. */
const TIMEOUT = 40_000;

/**
 * Configures the testing library to send events without `act`. Storybook's `act` wrapper also wraps focus events that
 * React fires during a commit, and React then fails with "Should not already be working", which breaks every later
 * story on the page.
 */
export function setUpTesting(): void {
  configure({ asyncUtilTimeout: TIMEOUT, eventWrapper: (send) => send() });
}
