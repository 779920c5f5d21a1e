import { configure } from 'storybook/test';

/** Milliseconds after which a story gives up waiting: long enough for a busy machine with two cores. */
const DEADLINE = 10_000;

/**
 * Sets up the testing library. Events reach React as a browser sends them: Storybook wraps each into `act`, also the
 * focus that React itself moves while it commits; React is then made to work within its own work, stops for good
 * ("Should not already be working"), and with it every later story of the page.
 */
export function setUpTesting(): void {
  configure({ asyncUtilTimeout: DEADLINE, eventWrapper: (send) => send() });
}
