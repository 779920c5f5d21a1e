import { ensureChecked, pressButton, waitForAny, type PageObject } from './pageObject.ts';

/** Answers from an earlier treatment, confirmed on one page. */
export const knownAnswers: PageObject = {
  heading: /^About your health$/,
  part: /^Is this still true/,
  fill: async (context) => {
    const agreement = context.main.getByRole('checkbox');
    await waitForAny(context, agreement);
    await ensureChecked(context, agreement);
  },
  submit: (context) => pressButton(context),
};
