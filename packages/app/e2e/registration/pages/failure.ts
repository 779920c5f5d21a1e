import { pressButton, type PageObject } from './pageObject.ts';

/** Error page, expected only in journeys that retry failures. */
export const failure: PageObject = {
  heading: /^An error occurred/,
  fill: ({ retriesFailures }) =>
    retriesFailures ? Promise.resolve() : Promise.reject(new Error('Unexpected error page')),
  submit: (context) => pressButton(context, /^(Try again|Reload the page)$/),
};
