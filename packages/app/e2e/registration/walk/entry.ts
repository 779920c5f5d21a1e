import { treatmentNames } from '../journey.ts';
import type { Place } from './place.ts';

/** The entry page: one card per treatment. */
export const entry: Place = {
  heading: /^What can we help you with/,
  fill: () => Promise.resolve(),
  send: ({ hand, main, journey }) =>
    hand.press(main.getByRole('link', { name: treatmentNames[journey.treatment] })),
};
