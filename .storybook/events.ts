import { configure } from 'storybook/test';

/**
 * Lets events reach React as a browser sends them. Storybook wraps each into `act`, also the focus that React itself
 * moves while it commits: React is then made to work within its own work, stops for good ("Should not already be
 * working"), and with it every later story of the page.
 */
export function plainEvents(): void {
  configure({ eventWrapper: (send) => send() });
}
