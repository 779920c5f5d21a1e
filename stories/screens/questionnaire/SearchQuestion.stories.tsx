import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  chooseAnswer,
  findQuestion,
  limitRenewalQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

/** Question with suggestions from a list of the service: here, medicines. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Search question',
  args: { as: 'followup', path: '/user/subscriptions/followup-1/follow-up' },
});

const WHICH = 'Which ones, and how much of each?';
const limit = limitRenewalQuestions('followup', 'wl', 'new-medicines', 'new-medicines-list', 'wish');

/** `beforeEach` with a fault of the list. */
const withFault =
  (fault: { status?: number; latency?: number }) =>
  ({ visit }: { visit: Visit }) => {
    limit({ visit });
    visit.sandbox.faults.set({ operation: 'listLookupItems', message: FAILING_MESSAGE, ...fault });
  };

/** Opens the question and returns its field. */
async function openList(context: PlayContext) {
  await findQuestion(context, 'Do you take any new medicines or supplements?');
  await chooseAnswer(context, 'radio', 'Yes');
  await pressContinue(context);
  await findQuestion(context, WHICH);
  return context.canvas.findByRole('combobox', { name: 'Medicine, dose and how often' });
}

/** A list that is closed during its opening animation stays visible until the animation ends. */
const expectClosedList = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

const storedList = (context: PlayContext) =>
  storedVisitLog(context, 'followup', 'wlReQuestions')?.questionnaire?.find(
    ({ questionId }) => questionId === 'wl-again-new-medicines-list',
  )?.value;

/** A suggestion can be completed, and several entries can be added; the last one counts without "Add another". */
export const SeveralEntries = meta.story({
  beforeEach: limit,
  play: async (context) => {
    const { canvas } = context;
    const field = await openList(context);
    await userEvent.type(field, 'metf');
    await userEvent.click(await screen.findByRole('option', { name: 'Metformin' }));
    await expect(field).toHaveValue('Metformin');
    await userEvent.type(field, ' 500 mg');
    await expectClosedList();
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'My own tea');
    await waitFor(() => expect(storedList(context)).toBe('Metformin 500 mg\nMy own tea'));
    await expectClosedList();
    await pressContinue(context);
    await findQuestion(context, 'What would you like to do?');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Metformin 500 mg' }));
    await waitFor(() => expect(storedList(context)).toBe('My own tea'));
    await expect(await canvas.findByRole('list', { name: 'Your list' })).toHaveTextContent('My own tea');
  },
});

/** Nothing matches: what the patient wrote is the answer. */
export const NothingFound = meta.story({
  beforeEach: limit,
  play: async (context) => {
    await userEvent.type(await openList(context), 'Dandelion');
    await expect(await screen.findByText('No suggestions. You can keep what you typed.')).toBeVisible();
    await waitFor(() => expect(storedList(context)).toBe('Dandelion'));
    await expectClosedList();
  },
});

/** The search fails: the patient can write the answer. */
export const SearchFails = meta.story({
  beforeEach: withFault({ status: 503 }),
  play: async (context) => {
    await userEvent.type(await openList(context), 'Aspirin');
    await expect(
      await screen.findByText("We can't search right now. You can keep what you typed."),
    ).toBeVisible();
    await waitFor(() => expect(storedList(context)).toBe('Aspirin'));
    await expectClosedList();
  },
});

/** The search is slow: the text is saved anyway. */
export const SearchIsSlow = meta.story({
  beforeEach: withFault({ latency: 60_000 }),
  play: async (context) => {
    await userEvent.type(await openList(context), 'Aspirin');
    await expect(await screen.findByText('Looking for suggestions…')).toBeVisible();
    await waitFor(() => expect(storedList(context)).toBe('Aspirin'));
    await expectClosedList();
  },
});

/** A required question can't be skipped. */
export const Missing = meta.story({
  tags: ['check'],
  beforeEach: limit,
  play: async (context) => {
    const field = await openList(context);
    await pressContinue(context);
    await expect(field).toHaveAccessibleDescription(/Write your answer\./);
  },
});

/** The list covers the bar with Continue, and choosing from it doesn't scroll the page, which would close it. */
export const Phone = meta.story({
  globals: onPhone,
  beforeEach: limit,
  play: async (context) => {
    const field = await openList(context);
    await userEvent.type(field, 'me');
    const option = await screen.findByRole('option', { name: 'Metoprolol' });
    await waitFor(() => expect(option).toBeVisible());
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('0px');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).not.toHaveValue('me');
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  beforeEach: limit,
  play: async (context) => {
    const field = await openList(context);
    await userEvent.type(field, 'Hydrochlorothiazide 12.5 mg, mornings');
    await expectClosedList();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Add another' }));
    await context.canvas.findByRole('list', { name: 'Your list' });
    await expect(scrollsSideways()).toBe(false);
  },
});
