import { goOn, type Place } from './place.ts';

/** The error page, for whoever persists. */
export const failure: Place = {
  heading: /^An error occurred/,
  fill: ({ persists }) => (persists ? Promise.resolve() : Promise.reject(new Error('Nothing may go wrong'))),
  send: (walker) => goOn(walker, /^(Try again|Reload the page)$/),
};
