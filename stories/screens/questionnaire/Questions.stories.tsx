import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { recordAnnouncements } from '../../recordAnnouncements.ts';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import {
  limitQuestions,
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

/** After a reload or on another device, opens the last question with its answer. */
export const Resumed = meta.story({
  tags: ['route:/steps', 'step:questions'],
  play: async (context) => {
    await expect(await findQuestion(context, 'Have you ever had any of these?')).toBeVisible();
    await expect(await context.canvas.findByRole('checkbox', { name: 'None of these' })).toBeChecked();
    await expect(await context.canvas.findByText('Saved')).toBeVisible();
  },
});

/** Each answer is saved immediately; "Saved" appears once the service has confirmed it. */
export const Saved = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-reason', 'wl-since'),
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

/** An answer that may lead a doctor to decline shows a plain warning; the patient can continue. */
export const DoctorMayDecline = meta.story({
  beforeEach: limitQuestions(AS, WL, 'wl-never-with', 'wl-gland-who', 'wl-men2-who', 'wl-activity'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, /Do you, or does anybody in your close family/);
    await expect(canvas.queryByText('A doctor may decline this treatment')).not.toBeInTheDocument();
    await chooseAnswer(context, 'checkbox', 'Medullary thyroid cancer');
    await expect(await canvas.findByText('A doctor may decline this treatment')).toBeVisible();
    await expect(await canvas.findByText(/If the doctor declines, you won't be charged/)).toBeVisible();
  },
});

/** Tapping an answer with a warning stays on the question; another answer advances. */
export const WarningStays = meta.story({
  globals: onPhone,
  beforeEach: (context) => {
    limitQuestions(AS, WL, 'wl-expecting', 'wl-expecting-which', 'wl-expecting-when')(context);
    const { store } = context.visit.sandbox;
    // The patient of this scenario is a man.
    for (const { gender: _gender, ...question } of store.list('questions', WL))
      store.put('questions', WL, question._id, question);
  },
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, /Are you pregnant/);
    await tapAnswer(context, 'Yes');
    const form = (await findQuestion(context, 'Which of these is it?')).closest('form');
    await tapAnswer(context, 'I am pregnant');
    await expect(await canvas.findByText('A doctor may decline this treatment')).toBeVisible();
    await expect(form).not.toHaveAttribute('data-advancing');
    await tapAnswer(context, 'I am planning to become pregnant');
    await findQuestion(context, 'From when on, about?');
  },
});

/** Tapping an answer opens the next or follow-up question. Back keeps the answer, which can be changed. */
export const TappedAnswer = meta.story({
  tags: ['step:questions'],
  globals: onPhone,
  beforeEach: limitQuestions(AS, WL, 'wl-reason', ...EATING),
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
  beforeEach: limitQuestions(AS, WL, ...EATING),
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

/** Follow-up questions that are loaded after the press of Continue appear on the same page and get the focus. */
export const FollowUpsLoadedLate = meta.story({
  tags: ['check'],
  async beforeEach(context) {
    limitQuestions(AS, WL, 'wl-tried', 'wl-tried-which', 'wl-tried-effect')(context);
    // Both are loaded ahead when the answer is chosen.
    context.visit.sandbox.faults.set({ operation: 'getFollowupQuestion', status: 503, times: 2 });
  },
  play: async (context) => {
    await findQuestion(context, 'What have you tried so far?');
    await chooseAnswer(context, 'checkbox', 'Prescription medicine');
    await expect(await context.canvas.findByText('Saved')).toBeVisible();
    await waitFor(() => expect(context.visit.sandbox.faults.list()).toEqual([]));
    await pressContinue(context);
    const added = await findQuestion(context, 'Which medicines did you take?');
    await waitFor(() => expect(added).toHaveFocus());
    await expect(await findQuestion(context, 'What have you tried so far?')).toBeVisible();
  },
});

/** Height and weights are on one page. They give the BMI; all three are stored until the registration ends. */
export const HeightAndWeight = meta.story({
  tags: ['form:height', 'form:bmi'],
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-since'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'How tall are you?');
    await expect(await canvas.findByText('Question 1 of 2')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await pressContinue(context);
    await expect((await canvas.findAllByText('Enter your weight.'))[0]).toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('textbox', { name: /your weight today/ }), '176');
    await userEvent.type(await canvas.findByRole('textbox', { name: /like to reach/ }), '160');
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

/** Errors are those of the last press of Continue, which moves the focus to the first one. Correcting them announces nothing. */
export const ErrorsCorrected = meta.story({
  tags: ['check'],
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'How tall are you?');
    const announced = recordAnnouncements();
    const errors = () => announced().filter((text) => /^(?:Enter|There is)/.test(text));
    for (let press = 1; press <= 2; press += 1) {
      await pressContinue(context);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveFocus());
    }
    await expect(document.title).toMatch(/^Error: Question 1 of 2: About your treatment \|/);
    const goal = canvas.getByRole('textbox', { name: /like to reach/ });
    const weight = canvas.getByRole('textbox', { name: /your weight today/ });
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveAccessibleDescription(
      /Enter your height/,
    );
    await expect(weight).toHaveAccessibleDescription(/Enter your weight\./);
    await expect(goal).toHaveAccessibleDescription(/Enter your goal weight\./);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Feet' }), '5');
    await expect(canvas.queryByText(/Enter your height/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /your weight today/ }), '2');
    // Out of range, but the patient is still typing.
    await expect(canvas.queryByText(/Enter a weight between/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /your weight today/ }), '30');
    await userEvent.type(goal, '2');
    await pressContinue(context);
    await waitFor(() => expect(goal).toHaveFocus());
    await expect(goal).toHaveAccessibleDescription(/Enter a weight between/);
    await userEvent.type(goal, '00');
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    await expect(errors()).toEqual([]);
  },
});

/** A warning about a body mass index and the save states are shown, but not announced, while the measures are typed. */
export const BmiWarning = meta.story({
  tags: ['check'],
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'How tall are you?');
    const announced = recordAnnouncements();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Inches' }), '9');
    await userEvent.type(canvas.getByRole('textbox', { name: /your weight today/ }), '150');
    await expect(await canvas.findByText(/Body mass index \(BMI\) 22/)).toBeVisible();
    await pressContinue(context);
    await findQuestion(context, 'How long has your weight troubled you?');
    await expect(announced().filter((text) => /decline|BMI|sav/i.test(text))).toEqual([]);
  },
});

/** Centimeters and kilograms can be entered; the service gets feet, inches and pounds. */
export const MetricUnits = meta.story({
  globals: onPhone,
  beforeEach: limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-since'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'How tall are you?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use centimeters and kilograms' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Centimeters' }), '175');
    const weight = await canvas.findByRole('textbox', { name: /your weight today/ });
    await expect(weight).toHaveAccessibleDescription(/kg/);
    await userEvent.type(weight, '80.5');
    await userEvent.type(await canvas.findByRole('textbox', { name: /like to reach/ }), '70');
    await waitFor(() =>
      expect(storedVisitLog(context, AS, WL)?.questionnaire).toMatchObject([
        { value: '5 feet 9 inches' },
        { value: 177.5 },
        { value: 154.3 },
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use feet, inches, and pounds' }));
    await expect(canvas.getByRole('textbox', { name: /your weight today/ })).toHaveValue('177.5');
    await fitsScreen(context);
  },
});

/** Information is shown above the question it introduces. "None of these" needs no other answer and advances. */
export const InformationAbove = meta.story({
  tags: ['step:globalQuestions'],
  args: { as: 'register-global' },
  globals: onPhone,
  beforeEach: limitQuestions(
    'register-global',
    'globalQuestions',
    'global-welcome',
    'global-conditions',
    'global-smoking',
  ),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'First, a few questions about your health');
    await findQuestion(context, /Have you ever been told by a doctor/);
    await expect(await canvas.findByText('Question 1 of 2')).toBeVisible();
    // The earlier answer of this patient is "None of these".
    await chooseAnswer(context, 'checkbox', 'High blood pressure');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText('None of these') });
    const next = await findQuestion(context, 'Do you smoke or use nicotine?');
    await waitFor(() => expect(next).toHaveFocus());
  },
});

/** Details of an answer are asked below it. */
export const Details = meta.story({
  args: { as: 'register-global' },
  beforeEach: limitQuestions(
    'register-global',
    'globalQuestions',
    'global-conditions',
    'global-heart-when',
    'global-heart-details',
  ),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, /Have you ever been told by a doctor/);
    await chooseAnswer(context, 'checkbox', 'Heart disease, heart attack or stroke');
    await findQuestion(context, 'When did it last happen?');
    await findQuestion(context, 'Please tell us what happened and how it was treated.');
    // Both have the same reason, which is shown once.
    await expect(canvas.getAllByText(/^Because you answered/)).toHaveLength(1);
    await expect(canvas.queryByText(/This answer adds/)).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Month' }), '2');
    await pressContinue(context);
    // The first part of the date that is missing.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /what happened/ })).toHaveAccessibleDescription(
      /Write your answer to “Please tell us what happened/,
    );
  },
});

/** The button of an optional question is named "Continue without an answer". */
export const Optional = meta.story({
  args: { as: 'register-global' },
  beforeEach: limitQuestions('register-global', 'globalQuestions', 'global-anything-else'),
  play: async (context) => {
    await findQuestion(context, /Is there anything else a doctor should know/);
    await pressContinue(context, /^Continue without an answer/);
    await context.canvas.findByRole('heading', { level: 1, name: 'About your treatment' });
  },
});

/** An agreement is below the text before it, and is never preselected. */
export const AgreementBelowText = meta.story({
  args: { as: 'register-global' },
  beforeEach: limitQuestions('register-global', 'globalQuestions', 'global-anything-else', 'global-truth'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, /Is there anything else a doctor should know/);
    const box = await canvas.findByRole('checkbox');
    await expect(box).not.toBeChecked();
    await pressContinue(context, /^Continue$/);
    await expect((await canvas.findAllByText('Check the box to continue.'))[0]).toBeInTheDocument();
    await userEvent.click(box);
    await pressContinue(context, /^Continue$/);
    await canvas.findByRole('heading', { level: 1, name: 'About your treatment' });
  },
});

const lastQuestion = {
  args: { as: 'register-global' },
  beforeEach: limitQuestions('register-global', 'globalQuestions', 'global-truth'),
} as const;

export const LastQuestion = meta.story({
  ...lastQuestion,
  tags: ['step:globalQuestions'],
  play: async (context) => {
    await findQuestion(context, 'My answers are true and complete as far as I know.');
    await userEvent.click(await context.canvas.findByRole('checkbox'));
  },
});

/** After the last question, the registration moves to the next step. */
export const NextStep = meta.story({
  ...lastQuestion,
  tags: ['flow'],
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
