import { configure } from 'storybook/test';

/** Timeout of story assertions in ms. On a slow machine, Vite takes more than 40 s to transform a lazy screen. */
const TIMEOUT = 120_000;

/**
 * Configures the testing library to send events without `act`. Storybook's `act` wrapper also wraps focus events that
 * React fires during a commit, and React then fails with "Should not already be working", which breaks every later
 * story on the page.
 */
export function setUpTesting(): void {
  configure({ asyncUtilTimeout: TIMEOUT, eventWrapper: (send) => send() });
}
