import { treatmentNames } from '../journey.ts';
import type { PageObject } from './pageObject.ts';

/** Entry page with one card per treatment. */
export const entry: PageObject = {
  heading: /^What can we help you with/,
  fill: () => Promise.resolve(),
  submit: ({ input, main, journey }) =>
    input.press(main.getByRole('link', { name: treatmentNames[journey.treatment] })),
};
