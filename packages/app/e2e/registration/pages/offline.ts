import type { PageObject } from './pageObject.ts';

/** Page without a connection, whose code was not loaded before. It continues by itself. */
export const offline: PageObject = {
  heading: /^You're offline$/,
  fill: () => Promise.resolve(),
  submit: () => Promise.resolve(),
};
