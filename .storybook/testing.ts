import { configure } from 'storybook/test';

/** Timeout of story assertions in ms, enough for a machine that is many times slower: a passing story never waits for it. */
const TIMEOUT = 40_000;

/**
 * Configures the testing library to send events without `act`. Storybook's `act` wrapper also wraps focus events that
 * React fires during a commit, and React then fails with "Should not already be working", which breaks every later
 * story on the page.
 */
export function setUpTesting(): void {
  configure({ asyncUtilTimeout: TIMEOUT, eventWrapper: (send) => send() });
}
