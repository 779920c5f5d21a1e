import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { setOnline, FAILING_MESSAGE } from '../support/network.ts';
import {
  keepQuestions,
  chooseAnswer,
  pressContinue,
  tapAnswer,
  findQuestion,
  storedVisitLog,
} from '../support/questions.ts';
import { recordOf } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';

const EATING = ['wl-eating-disorder', 'wl-eating-disorder-which', 'wl-eating-disorder-now', 'wl-activity'];

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Questions',
  args: { path: '/steps', as: AS },
});

/** Opens the last question with its answer, after a reload or on another device. */
export const Resumed = meta.story({
  tags: ['route:/steps', 'step:questions'],
  play: async (context) => {
    await expect(await findQuestion(context, 'Have you ever had any of these?')).toBeVisible();
    await expect(await context.canvas.findByRole('checkbox', { name: 'None of these' })).toBeChecked();
    await expect(await context.canvas.findByText('Saved')).toBeVisible();
  },
});

/** Each answer is saved at once; "Saved" appears after the service confirmed it. */
export const Saved = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-reason', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'What is your main reason for losing weight?');
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await chooseAnswer(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(storedVisitLog(context, AS, WL)?.questionnaire).toMatchObject([
      { questionId: 'wl-reason', optionIds: ['wl-reason-3'] },
    ]);
    await pressContinue(context);
    await waitFor(async () =>
      expect(await findQuestion(context, 'How long has your weight troubled you?')).toHaveFocus(),
    );
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.lastQuestionIndex).toBe(1));
  },
});

/** A required question can't be left without an answer. */
export const Unanswered = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-reason', 'wl-since'),
  play: async (context) => {
    await findQuestion(context, 'What is your main reason for losing weight?');
    await pressContinue(context);
    await expect((await context.canvas.findAllByText('Choose an answer.'))[0]).toBeInTheDocument();
    await findQuestion(context, 'What is your main reason for losing weight?');
  },
});

/** A goal weight lies below the weight today. */
export const GoalTooHigh = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-reason'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'How tall are you?');
    const main = within(canvas.getByRole('main'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
    await pressContinue(context);
    await findQuestion(context, 'What is your weight today?');
    await userEvent.type(await main.findByRole('textbox'), '212');
    await pressContinue(context);
    await findQuestion(context, 'What weight would you like to reach?');
    await userEvent.type(await main.findByRole('textbox'), '212');
    await pressContinue(context);
    await expect(
      (await canvas.findAllByText('Enter a goal below your weight today.'))[0],
    ).toBeInTheDocument();
    await userEvent.clear(await main.findByRole('textbox'));
    await userEvent.type(await main.findByRole('textbox'), '170');
    await pressContinue(context);
    await findQuestion(context, 'What is your main reason for losing weight?');
  },
});

/** An answer at which a doctor would stop is met with a plain word, and the patient can continue. */
export const DoctorMayDecline = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-never-with', 'wl-gland-who', 'wl-men2-who', 'wl-activity'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, /Do you, or does anybody in your close family/);
    await expect(canvas.queryByText('A doctor may decline this treatment')).not.toBeInTheDocument();
    await chooseAnswer(context, 'checkbox', 'Medullary thyroid cancer');
    await expect(await canvas.findByText('A doctor may decline this treatment')).toBeVisible();
    await expect(await canvas.findByText(/If the doctor declines, you won't be charged/)).toBeVisible();
  },
});

/** A tapped answer leads on by itself, to its follow-ups if it has some. Back keeps it, and it can be changed. */
export const TappedAnswer = meta.story({
  tags: ['step:questions'],
  globals: onPhone,
  beforeEach: keepQuestions(AS, WL, 'wl-reason', ...EATING),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'What is your main reason for losing weight?');
    await expect(await canvas.findByText('Question 1 of 3')).toBeVisible();
    await tapAnswer(context, 'To have more energy');
    const next = await findQuestion(context, 'Have you ever had an eating disorder?');
    await waitFor(() => expect(next).toHaveFocus());
    await expect(await canvas.findByText('Question 2 of 3')).toBeVisible();
    await tapAnswer(context, 'Yes');
    await findQuestion(context, 'Which one?');
    await expect(await canvas.findByText('Question 2 of 3')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await findQuestion(context, 'Have you ever had an eating disorder?');
    await expect(await canvas.findByRole('radio', { name: 'Yes' })).toBeChecked();
    await tapAnswer(context, 'No');
    await findQuestion(context, 'How active are you in an ordinary week?');
    await expect(await canvas.findByText('Question 3 of 3')).toBeVisible();
  },
});

/** An answer adds follow-up questions; a different one removes them and their answers. */
export const FollowUps = meta.story({
  tags: ['step:questions'],
  beforeEach: keepQuestions(AS, WL, ...EATING),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'Have you ever had an eating disorder?');
    await chooseAnswer(context, 'radio', 'Yes');
    await expect(await canvas.findByText(/This answer adds 2 questions/)).toBeVisible();
    await pressContinue(context);
    await findQuestion(context, 'Which one?');
    await expect(
      await canvas.findByText('Because you answered “Yes” to “Have you ever had an eating disorder?”'),
    ).toBeVisible();
    await chooseAnswer(context, 'checkbox', 'Bulimia');
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await findQuestion(context, 'Have you ever had an eating disorder?');
    await chooseAnswer(context, 'radio', 'No');
    await expect(await canvas.findByText(/We removed the follow-up questions/)).toBeVisible();
    await waitFor(() =>
      expect(storedVisitLog(context, AS, WL)?.questionnaire?.map(({ questionId }) => questionId)).toEqual([
        'wl-eating-disorder',
      ]),
    );
    await pressContinue(context);
    await findQuestion(context, 'How active are you in an ordinary week?');
  },
});

/** Height and weight give the BMI; all three are stored until the registration ends. */
export const HeightAndWeight = meta.story({
  tags: ['form:height', 'form:bmi'],
  beforeEach: keepQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-since'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'How tall are you?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
    await pressContinue(context);
    await findQuestion(context, 'What is your weight today?');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Pounds/ }), '176');
    await userEvent.tab();
    await expect(await canvas.findByRole('meter', { name: /BMI/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('26.0'),
    );
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    await waitFor(() => expect(visit.storage.getItem('userBMI')).toBe('26'));
    await expect(visit.storage.getItem('userHeight')).toBe('5 feet 9 inches');
    await expect(visit.storage.getItem('userWeight')).toBe('176');
  },
});

/** An impossible value isn't sent. */
export const OutOfRange = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-weight', 'wl-since'),
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

/** The button of an optional question says that it continues without an answer. */
export const Optional = meta.story({
  args: { as: 'register-global' },
  beforeEach: keepQuestions('register-global', 'globalQuestions', 'global-anything-else', 'global-truth'),
  play: async (context) => {
    await findQuestion(context, /Is there anything else a doctor should know/);
    await pressContinue(context, /^Continue without an answer/);
    await findQuestion(context, 'My answers are true and complete as far as I know.');
  },
});

/** After the last question, the registration moves to the next step. */
export const LastQuestion = meta.story({
  tags: ['step:globalQuestions'],
  args: { as: 'register-global' },
  beforeEach: keepQuestions('register-global', 'globalQuestions', 'global-truth'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'My answers are true and complete as far as I know.');
    await userEvent.click(await canvas.findByRole('checkbox'));
    await pressContinue(context);
    const title = await canvas.findByRole('heading', { level: 1, name: 'About your treatment' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(recordOf(visit, 'register-global').registrationStep).toBe('questions');
  },
});

/** Offline, answers are stored encrypted on the device and sent after reconnecting. */
export const Offline = meta.story({
  beforeEach: keepQuestions(AS, WL, 'wl-reason', 'wl-since', 'wl-activity'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'What is your main reason for losing weight?');
    visit.sandbox.faults.set({ operation: 'createVisitLog', status: 503, message: FAILING_MESSAGE });
    const top = () => canvas.getByRole('radio', { name: 'To have more energy' }).getBoundingClientRect().top;
    const before = top();
    setOnline(false);
    await expect(await canvas.findByText("You're offline.")).toBeVisible();
    // An answer that moves under a finger is a wrong answer.
    await expect(top()).toBe(before);
    await chooseAnswer(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText(/1 answer is stored on this device/)).toBeVisible();
    await expect(await canvas.findByText(/Your answer is stored on this device/)).toBeVisible();
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    await chooseAnswer(context, 'radio', 'Less than a year');
    await expect(await canvas.findByText(/2 answers are stored on this device/)).toBeVisible();
    visit.sandbox.faults.clear();
    setOnline(true);
    await expect(await canvas.findByText("You're back online.")).toBeVisible();
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
});

/** A rejected answer shows the reason, and "Saved" never appears. */
export const NotSaved = meta.story({
  beforeEach: (context) => {
    keepQuestions(AS, WL, 'wl-reason')(context);
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
    keepQuestions(AS, WL, 'wl-reason', 'wl-since')(context);
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
    if (!user?.patient) return;
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
    keepQuestions('register-global', 'globalQuestions', 'global-smoking')(context);
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

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await findQuestion(context, 'Have you ever had any of these?');
    await fitsScreen(context);
  },
});
