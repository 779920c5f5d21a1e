import { pressButton, waitForAny, type PageObject } from './pageObject.ts';

const SEND = 'Send to a doctor';

/** Last review before a doctor sees the registration. */
export const summary: PageObject = {
  heading: /^Review and send$/,
  // Its code may not have arrived, which the page offers to try again.
  fill: (context) => waitForAny(context, context.main.getByRole('button', { name: SEND })),
  submit: (context) => pressButton(context, SEND),
};
