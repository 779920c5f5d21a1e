import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { pressContinue, tapAnswer } from '../support/questions.ts';
import { setUpVisit } from '../support/setUpVisit.ts';
import { startSecondTreatment } from '../support/secondTreatment.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Known answers',
  args: { path: '/steps', as: 'active' },
  async beforeEach(context) {
    const closeVisit = await setUpVisit(context);
    startSecondTreatment(context, 'hl');
    return closeVisit;
  },
});

const TITLE = 'Is this still true?';
const ALCOHOL = 'How often do you drink alcohol?';

const findTitle = ({ canvas }: PlayContext, name: string | RegExp = TITLE) =>
  canvas.findByRole('heading', { level: 2, name });
const globalLog = ({ visit }: PlayContext) =>
  visit.sandbox.store.get('visitLogs', 'active-second', 'globalQuestions');

/** One page with the answers of the first treatment. They are sent with the new visit once the patient confirms them. */
export const Confirmed = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await findTitle(context)).toBeVisible();
    await expect(canvas.getByText(ALCOHOL)).toBeVisible();
    await expect(globalLog(context)).toBeUndefined();
    const before = context.visit.sandbox.store.get('globalAnswers', '', 'patient-active');
    const box = canvas.getByRole('checkbox', { name: /My answers are true/ });
    await expect(box).not.toBeChecked();
    await pressContinue(context);
    await userEvent.click(await canvas.findByRole('link', { name: 'Check the box to continue.' }));
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await pressContinue(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'About your treatment' }),
    ).toBeVisible();
    await expect(globalLog(context)?.questionnaire).toEqual(before?.questionnaire);
  },
});

/** Change opens one question; the list then shows the new answer without its former follow-up questions. */
export const Changed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await findTitle(context);
    await expect(canvas.getByText('How many drinks on such a day?')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Change\s*:\s*How often do you drink alcohol/ }),
    );
    const question = await findTitle(context, ALCOHOL);
    await waitFor(() => expect(question).toHaveFocus());
    await tapAnswer(context, 'Never');
    const title = await findTitle(context);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByText('How many drinks on such a day?')).not.toBeInTheDocument();
    const answer = canvas.getByText(ALCOHOL).parentElement;
    await expect(answer).toHaveTextContent('Never');
  },
});

/** Back returns from a question to the list, and from there to the account. */
export const Back = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await findTitle(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Change\s*:\s*Do you smoke/ }));
    await findTitle(context, 'Do you smoke or use nicotine?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await findTitle(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/subscriptions'));
  },
});

/** An answer with a follow-up question opens it before returning to the list. */
export const FollowUpQuestion = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await findTitle(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Change\s*:\s*Do you take any medicines/ }));
    await findTitle(context, /Do you take any medicines/);
    await tapAnswer(context, 'Yes');
    await findTitle(context, /Which ones/);
    await userEvent.type(within(canvas.getByRole('main')).getByRole('textbox'), 'Vitamin D');
    await pressContinue(context);
    await findTitle(context);
    await expect(canvas.getByText('Vitamin D')).toBeVisible();
  },
});
