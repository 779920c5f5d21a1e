import { goOn, type Place } from './place.ts';

/** The last look before it goes to a doctor. */
export const summary: Place = {
  heading: /^Check and hand in$/,
  fill: () => Promise.resolve(),
  send: (walker) => goOn(walker, 'Send to a doctor'),
};
