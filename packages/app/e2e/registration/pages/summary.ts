import { pressButton, waitForAny, type PageObject } from './pageObject.ts';

const SEND = 'Send to a doctor';

/** Last review before a doctor sees the registration. */
export const summary: PageObject = {
  heading: /^Review and send$/,
  // Waits for lazy code, which the page offers to retry.
  fill: (context) => waitForAny(context, context.main.getByRole('button', { name: SEND })),
  submit: (context) => pressButton(context, SEND),
};
