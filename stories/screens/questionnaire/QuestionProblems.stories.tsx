import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setOnline, FAILING_MESSAGE } from '../support/network.ts';
import {
  limitQuestions,
  chooseAnswer,
  pressContinue,
  findQuestion,
  storedVisitLog,
} from '../support/questions.ts';
import { watchToasts } from '../support/toasts.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Question problems',
  args: { path: '/steps', as: AS },
});

/** A required question can't be left without an answer. */
export const Unanswered = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-reason', 'wl-since'),
  play: async (context) => {
    await findQuestion(context, 'What is your main reason for losing weight?');
    await pressContinue(context);
    const [first] = context.canvas.getAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/Choose an answer\./);
    await findQuestion(context, 'What is your main reason for losing weight?');
  },
});

/** An impossible height is never shown as saved, although the service stores it as empty. */
export const WrongHeight = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight'),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Inches' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '15');
    await pressContinue(context);
    await expect((await canvas.findAllByText(/with inches from 0 to 11/))[0]).toBeInTheDocument();
    await waitFor(() =>
      expect(storedVisitLog(context, AS, WL)?.questionnaire).toMatchObject([{ value: null }]),
    );
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
  },
});

/** The service has blocked the user: answers are still saved and don't lift that, and the registration doesn't continue. */
export const Blocked = meta.story({
  beforeEach: (context) => {
    limitQuestions(AS, WL, 'wl-activity')(context);
    context.visit.sandbox.store.put('visitLogs', `${AS}-1`, WL, {
      _id: 'blocked',
      lastQuestionIndex: 0,
      questionType: WL,
      isBlockedUser: true,
    });
  },
  play: async (context) => {
    await findQuestion(context, 'How active are you in an ordinary week?');
    await chooseAnswer(context, 'radio', 'I hardly move');
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(1));
    await expect(storedVisitLog(context, AS, WL)?.isBlockedUser).toBe(true);
    await pressContinue(context);
    const main = within(context.canvas.getByRole('main'));
    await expect(
      await main.findByText(/^Based on your answers, we can't offer this treatment/),
    ).toBeVisible();
  },
});

/** The goal weight must be below today's weight. */
export const GoalTooHigh = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-reason'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'How tall are you?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
    await userEvent.type(await canvas.findByRole('textbox', { name: /your weight today/ }), '212');
    const goal = await canvas.findByRole('textbox', { name: /like to reach/ });
    await userEvent.type(goal, '212');
    await pressContinue(context);
    await expect(
      (await canvas.findAllByText('Enter a goal below your weight today.'))[0],
    ).toBeInTheDocument();
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(3));
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await userEvent.clear(goal);
    await userEvent.type(goal, '170');
    await pressContinue(context);
    await findQuestion(context, 'What is your main reason for losing weight?');
  },
});

/** Changing the weight from the summary asks for the goal again if it is no longer below. */
export const GoalTooHighAfterChange = meta.story({
  tags: ['check'],
  args: { as: 'register-summary' },
  play: async (context) => {
    const { canvas } = context;
    const write = async (name: RegExp, pounds: string) => {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, pounds);
      await pressContinue(context);
    };
    await userEvent.click(await canvas.findByRole('button', { name: /About your treatment/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change\s*:\s*What is your weight today/ }),
    );
    await write(/your weight today/, '155');
    await expect(
      (await canvas.findAllByText('Enter a goal below your weight today.'))[0],
    ).toBeInTheDocument();
    await write(/like to reach/, '150');
    await canvas.findByRole('heading', { level: 1, name: 'Review and send' });
  },
});

/** An impossible value isn't sent. */
export const OutOfRange = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-weight', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: /Pounds/ }), '17');
    await userEvent.tab();
    await pressContinue(context);
    await expect((await canvas.findAllByText(/Enter a weight between/))[0]).toBeInTheDocument();
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(storedVisitLog(context, AS, WL)).toBeUndefined();
  },
});

/** Offline, answers are stored encrypted on the device and sent once online. No notification contradicts that. */
export const Offline = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-reason', 'wl-since', 'wl-activity'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'What is your main reason for losing weight?');
    visit.sandbox.faults.set({ operation: 'createVisitLog', status: 503, message: FAILING_MESSAGE });
    const top = () => canvas.getByRole('radio', { name: 'To have more energy' }).getBoundingClientRect().top;
    const before = top();
    const shown = watchToasts(context);
    setOnline(false);
    await expect(await canvas.findByText("You're offline.")).toBeVisible();
    // A layout shift could cause a wrong answer.
    await expect(top()).toBe(before);
    await chooseAnswer(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText(/1 answer is stored on this device/)).toBeVisible();
    await expect(await canvas.findByText(/Your answer is stored on this device/)).toBeVisible();
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    await chooseAnswer(context, 'radio', 'Less than a year');
    await expect(await canvas.findByText(/2 answers are stored on this device/)).toBeVisible();
    await expect(shown).not.toHaveBeenCalled();
    visit.sandbox.faults.clear();
    setOnline(true);
    await expect(await canvas.findByText("You're back online.")).toBeVisible();
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
});

/**
 * A lost or unreadable response: the answer is stored on the device and sent again. Its question says so, the next one that
 * something is waiting, and both no longer do once it is sent.
 */
export const NotSentYet = meta.story({
  beforeEach: (context) => {
    limitQuestions(AS, WL, 'wl-reason', 'wl-since')(context);
    context.visit.sandbox.faults.set(
      { operation: 'createVisitLog', malformed: true },
      { operation: 'updateVisitLog', malformed: true },
    );
  },
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'What is your main reason for losing weight?');
    await chooseAnswer(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText('Saved on this device, not sent yet')).toBeVisible();
    await expect(canvas.queryByText("We couldn't save your answer")).not.toBeInTheDocument();
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    const waiting = 'Earlier answers are saved on this device, not sent yet';
    await expect(await canvas.findByText(waiting)).toBeVisible();
    visit.sandbox.faults.clear();
    await waitFor(() => expect(canvas.queryByText(waiting)).not.toBeInTheDocument(), { timeout: 20_000 });
    await expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(1);
  },
});

/** A rejected answer shows the reason, and "Saved" never appears. */
export const NotSaved = meta.story({
  beforeEach: (context) => {
    limitQuestions(AS, WL, 'wl-reason')(context);
    context.visit.sandbox.faults.set({
      operation: 'createVisitLog',
      status: 400,
      message: 'The pharmacy is closed.',
    });
  },
  play: async (context) => {
    await findQuestion(context, 'What is your main reason for losing weight?');
    await chooseAnswer(context, 'radio', 'To have more energy');
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText("We couldn't save your answer")).toBeVisible();
    await expect(await main.findByText('The pharmacy is closed.')).toBeVisible();
    await pressContinue(context);
    await expect(await main.findByText("We couldn't open the next page")).toBeVisible();
  },
});

/** A question of an unknown type is never skipped. */
export const UnknownType = meta.story({
  beforeEach: (context) => {
    limitQuestions(AS, WL, 'wl-reason', 'wl-since')(context);
    const { store } = context.visit.sandbox;
    const known = store.get('questions', WL, 'wl-reason');
    if (known) store.put('questions', WL, 'wl-reason', { ...known, kind: 'hologram' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We can't show this question here")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  },
});

/** A missing gender is asked first, because it selects the questions. */
export const GenderUnknown = meta.story({
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const user = store.get('users', `user-${AS}`, `user-${AS}`);
    if (!user?.patient) throw new Error(`${AS} is not a patient`);
    const { gender: _gender, ...basic } = user.patient.basic ?? {};
    store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, basic } });
  },
  play: async (context) => {
    await findQuestion(context, 'What sex were you assigned at birth?');
    await chooseAnswer(context, 'radio', 'Female');
    await pressContinue(context);
    await waitFor(() => expect(context.visit.storage.getItem('gender')).toBe('female'));
    await waitFor(() =>
      expect(context.canvas.queryByText('What sex were you assigned at birth?')).not.toBeInTheDocument(),
    );
    await waitFor(async () =>
      expect(await findQuestion(context, 'Have you ever had any of these?')).toHaveFocus(),
    );
  },
});

/** Earlier answers that can't be loaded count as none, without a message. */
export const NoEarlierAnswers = meta.story({
  args: { as: 'register-global' },
  beforeEach: (context) => {
    limitQuestions('register-global', 'globalQuestions', 'global-smoking')(context);
    context.visit.sandbox.faults.set({
      operation: 'getGlobalAnswers',
      status: 500,
      message: FAILING_MESSAGE,
    });
  },
  play: async (context) => {
    await findQuestion(context, 'Do you smoke or use nicotine?');
    await expect(context.canvas.queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listQuestions', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText("We couldn't load your questions")).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await findQuestion(context, 'Have you ever had any of these?');
  },
});
