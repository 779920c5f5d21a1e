import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { connectDevice, FAILING_MESSAGE } from '../support/network.ts';
import { asksOnly, choose, goOn, question, savedLog } from '../support/questions.ts';
import { recordOf } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Questions',
  args: { path: '/steps', as: AS },
});

/** The last question that was stood at, with its answer: where a reload, or another device, goes on. */
export const Resumed = meta.story({
  tags: ['route:/steps', 'step:questions'],
  play: async (context) => {
    await expect(await question(context, 'Have you ever had any of these?')).toBeVisible();
    await expect(context.canvas.getByRole('checkbox', { name: 'None of these' })).toBeChecked();
    await expect(context.canvas.getByText('Saved')).toBeVisible();
  },
});

/** Each answer is with the service as it is given, and is said to be saved only then. */
export const Stored = meta.story({
  beforeEach: asksOnly(AS, WL, 'wl-reason', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await question(context, 'What is your main reason for losing weight?');
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await choose(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(savedLog(context, AS, WL)?.questionnaire).toMatchObject([
      { questionId: 'wl-reason', optionIds: ['wl-reason-3'] },
    ]);
    await goOn(context);
    await waitFor(async () =>
      expect(await question(context, 'How long has your weight troubled you?')).toHaveFocus(),
    );
    await waitFor(() => expect(savedLog(context, AS, WL)?.lastQuestionIndex).toBe(1));
  },
});

/** Nothing is gone on from without an answer; what is missing is said where it is missing. */
export const Missing = meta.story({
  beforeEach: asksOnly(AS, WL, 'wl-reason', 'wl-since'),
  play: async (context) => {
    await question(context, 'What is your main reason for losing weight?');
    await goOn(context);
    await expect((await context.canvas.findAllByText('Choose an answer.'))[0]).toBeInTheDocument();
    await question(context, 'What is your main reason for losing weight?');
  },
});

const EATING = ['wl-eating-disorder', 'wl-eating-disorder-which', 'wl-eating-disorder-now', 'wl-activity'];

/** An answer brings its follow-ups right behind it; another one takes them away, and their answers do not count. */
export const FollowUps = meta.story({
  tags: ['step:questions'],
  beforeEach: asksOnly(AS, WL, ...EATING),
  play: async (context) => {
    const { canvas } = context;
    await question(context, 'Have you ever had an eating disorder?');
    await choose(context, 'radio', 'Yes');
    await expect(await canvas.findByText(/This answer adds 2 questions/)).toBeVisible();
    await goOn(context);
    await question(context, 'Which one?');
    await expect(canvas.getByText('Because you answered “Yes”')).toBeVisible();
    await choose(context, 'checkbox', 'Bulimia');
    await waitFor(() => expect(savedLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await question(context, 'Have you ever had an eating disorder?');
    await choose(context, 'radio', 'No');
    await expect(await canvas.findByText(/We removed the follow-up questions/)).toBeVisible();
    await waitFor(() =>
      expect(savedLog(context, AS, WL)?.questionnaire?.map(({ questionId }) => questionId)).toEqual([
        'wl-eating-disorder',
      ]),
    );
    await goOn(context);
    await question(context, 'How active are you in an ordinary week?');
  },
});

/** Height and weight make the body mass index, which stays on the device under its keys until registration ends. */
export const Measures = meta.story({
  tags: ['form:height', 'form:bmi'],
  beforeEach: asksOnly(AS, WL, 'wl-height', 'wl-weight', 'wl-since'),
  play: async (context) => {
    const { canvas, visit } = context;
    await question(context, 'How tall are you?');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Inches' }), '9');
    await goOn(context);
    await question(context, 'What is your weight today?');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Pounds/ }), '176');
    await userEvent.tab();
    await expect(await canvas.findByRole('meter', { name: /BMI/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('26.0'),
    );
    await goOn(context);
    await question(context, 'How long has your weight troubled you?');
    await waitFor(() => expect(visit.storage.getItem('userBMI')).toBe('26'));
    await expect(visit.storage.getItem('userHeight')).toBe('5 feet 9 inches');
    await expect(visit.storage.getItem('userWeight')).toBe('176');
  },
});

/** A measure that no person has is not sent, and not gone on from. */
export const Mistyped = meta.story({
  beforeEach: asksOnly(AS, WL, 'wl-weight', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: /Pounds/ }), '17');
    await userEvent.tab();
    await goOn(context);
    await expect((await canvas.findAllByText(/A weight is between/))[0]).toBeInTheDocument();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(savedLog(context, AS, WL)).toBeUndefined();
  },
});

/** What may be left out can be left out, in so many words. */
export const LeftOut = meta.story({
  args: { as: 'register-global' },
  beforeEach: asksOnly('register-global', 'globalQuestions', 'global-anything-else', 'global-truth'),
  play: async (context) => {
    await question(context, /Is there anything else a doctor should know/);
    await goOn(context, /^Continue without an answer/);
    await question(context, 'My answers are true and complete as far as I know.');
  },
});

/** The last question done, the service is asked for the next step. */
export const LastQuestion = meta.story({
  tags: ['step:globalQuestions'],
  args: { as: 'register-global' },
  beforeEach: asksOnly('register-global', 'globalQuestions', 'global-truth'),
  play: async (context) => {
    const { canvas, visit } = context;
    await question(context, 'My answers are true and complete as far as I know.');
    await userEvent.click(await canvas.findByRole('checkbox'));
    await goOn(context);
    const title = await canvas.findByRole('heading', { level: 1, name: 'About your treatment' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(recordOf(visit, 'register-global').registrationStep).toBe('questions');
  },
});

/** Without a line answers wait, encrypted, on the device, and are sent when it is back. */
export const LineCut = meta.story({
  beforeEach: asksOnly(AS, WL, 'wl-reason', 'wl-since', 'wl-activity'),
  play: async (context) => {
    const { canvas, visit } = context;
    await question(context, 'What is your main reason for losing weight?');
    visit.sandbox.faults.set({ operation: 'createVisitLog', status: 503, message: FAILING_MESSAGE });
    connectDevice(false);
    await choose(context, 'radio', 'To have more energy');
    await expect(await canvas.findByText(/1 answer is stored on this device/)).toBeVisible();
    await expect(await canvas.findByText(/Your answer is stored on this device/)).toBeVisible();
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
    await goOn(context);
    await question(context, 'How long has your weight troubled you?');
    await choose(context, 'radio', 'Less than a year');
    await expect(await canvas.findByText(/2 answers are stored on this device/)).toBeVisible();
    visit.sandbox.faults.clear();
    connectDevice(true);
    await expect(await canvas.findByText("You're back online.")).toBeVisible();
    await waitFor(() => expect(savedLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
});

/** A refusal of the service is told where the answer is; nothing says that it is saved. */
export const NotSaved = meta.story({
  beforeEach: (context) => {
    asksOnly(AS, WL, 'wl-reason')(context);
    context.visit.sandbox.faults.set({
      operation: 'createVisitLog',
      status: 400,
      message: 'The pharmacy is closed.',
    });
  },
  play: async (context) => {
    await question(context, 'What is your main reason for losing weight?');
    await choose(context, 'radio', 'To have more energy');
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText('Your answer is not saved yet')).toBeVisible();
    await expect(main.getByText('The pharmacy is closed.')).toBeVisible();
    await goOn(context);
    await expect(await main.findByText('We cannot go on yet')).toBeVisible();
  },
});

/** A question of a kind nobody knows stops the patient, and is never skipped. */
export const UnknownKind = meta.story({
  beforeEach: (context) => {
    asksOnly(AS, WL, 'wl-reason', 'wl-since')(context);
    const { store } = context.visit.sandbox;
    const known = store.get('questions', WL, 'wl-reason');
    if (known) store.put('questions', WL, 'wl-reason', { ...known, kind: 'hologram' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We can't show this question here")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
  },
});

/** Where the record does not say, it is asked first, since the questions are chosen by it. */
export const GenderUnknown = meta.story({
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const user = store.get('users', `user-${AS}`, `user-${AS}`);
    if (!user?.patient) return;
    const { gender: _gender, ...basic } = user.patient.basic ?? {};
    store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, basic } });
  },
  play: async (context) => {
    await question(context, 'What sex were you assigned at birth?');
    await choose(context, 'radio', 'Female');
    await goOn(context);
    await waitFor(() => expect(context.visit.storage.getItem('gender')).toBe('female'));
    await waitFor(() =>
      expect(context.canvas.queryByText('What sex were you assigned at birth?')).not.toBeInTheDocument(),
    );
  },
});

/** Answers of an earlier treatment that cannot be fetched are an empty list, and nothing is said about it. */
export const NoEarlierAnswers = meta.story({
  args: { as: 'register-global' },
  beforeEach: (context) => {
    asksOnly('register-global', 'globalQuestions', 'global-smoking')(context);
    context.visit.sandbox.faults.set({
      operation: 'getGlobalAnswers',
      status: 500,
      message: FAILING_MESSAGE,
    });
  },
  play: async (context) => {
    await question(context, 'Do you smoke or use nicotine?');
    await expect(context.canvas.queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

/** The questions themselves do not come: said in place, with a way to try again. */
export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listQuestions', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('We could not load your questions')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await question(context, 'Have you ever had any of these?');
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await question(context, 'Have you ever had any of these?');
    await fitsTheScreen(context);
  },
});
