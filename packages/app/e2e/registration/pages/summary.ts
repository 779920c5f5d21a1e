import { pressButton, type PageObject } from './pageObject.ts';

/** Last review before a doctor sees the registration. */
export const summary: PageObject = {
  heading: /^Review and send$/,
  fill: () => Promise.resolve(),
  submit: (context) => pressButton(context, 'Send to a doctor'),
};
