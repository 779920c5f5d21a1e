import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox } from '@patient/ui/ComboBox';
import { FileDrop } from '@patient/ui/FileDrop';
import {
  QuestionCard,
  type Question,
  type QuestionAnswer,
  type QuestionCardProps,
} from '@patient/ui/QuestionCard';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { States } from '../States.tsx';
import type { Canvas } from '../canvas.ts';

const single: Question = {
  id: 'smoke',
  kind: 'single',
  question: 'Do you smoke?',
  description: 'Some medications work differently then.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'past', label: 'Not anymore', description: 'For at least a year' },
    { value: 'no', label: 'No' },
  ],
};

const multiple: Question = {
  id: 'illnesses',
  kind: 'multiple',
  question: 'Do you have any of these?',
  options: [
    { value: 'pressure', label: 'High blood pressure' },
    { value: 'heart', label: 'Heart disease', description: 'Such as a heart attack or chest pain' },
    { value: 'none', label: 'None of these', isExclusive: true },
  ],
};

const manyOptions = Array.from({ length: 14 }, (_, index) => ({
  value: String(index),
  label: `Answer ${index + 1}`,
}));

const text: Question = {
  id: 'allergies',
  kind: 'text',
  question: 'Which allergies do you have?',
  label: 'Allergies',
};

const kinds: Readonly<Record<string, readonly [Question, QuestionAnswer]>> = {
  single: [single, 'past'],
  multiple: [multiple, ['heart']],
  text: [text, 'Penicillin'],
  number: [{ id: 'sleep', kind: 'number', question: 'How many hours do you sleep?', unit: 'hours' }, 7.5],
  date: [{ id: 'since', kind: 'date', question: 'When did it begin?', label: 'Date' }, '2026-02-03'],
  height: [{ id: 'height', kind: 'height', question: 'How tall are you?' }, 69],
  weight: [{ id: 'weight', kind: 'weight', question: 'How much do you weigh?' }, 180],
  file: [{ id: 'photos', kind: 'file', question: 'Show us where it is' }, null],
  info: [
    {
      id: 'info',
      kind: 'info',
      question: 'Good to know',
      description: 'Results take three to six months. Almost everyone sheds some hair at first.',
    },
    null,
  ],
  agreement: [
    {
      id: 'agree',
      kind: 'agreement',
      question: 'How this works',
      description: 'A doctor reviews your answers and decides.',
      label: 'My answers are true to the best of my knowledge',
    },
    true,
  ],
  unknown: [{ id: 'x', kind: 'slider', question: 'How strong is it?' }, null],
};

/** Questions of each kind that has an answer. */
const answerable = Object.values(kinds)
  .map(([question]) => question)
  .filter(({ kind }) => kind !== 'info' && kind !== 'slider');

const upload = (
  <FileDrop
    label="Photos"
    accept={['image/*']}
    files={[]}
    onAdd={fn()}
    onRemove={fn()}
    camera="environment"
  />
);

/** Stores the answer and reports it as saved. */
function Controlled(args: QuestionCardProps) {
  const [answer, setAnswer] = useState(args.answer);
  return (
    <QuestionCard
      {...args}
      answer={answer}
      saveState={args.saveState ?? (answer === null ? undefined : 'saved')}
      onAnswer={(next) => {
        setAnswer(next);
        args.onAnswer(next);
      }}
    />
  );
}

// Explicit type, so that a story may use any answer.
const first: QuestionCardProps = {
  question: single,
  answer: null,
  onAnswer: fn(),
  onContinue: fn(),
  onBack: fn(),
  onHelp: fn(),
  upload,
};

const meta = preview.meta({
  title: 'Patterns/Questionnaire/QuestionCard',
  component: QuestionCard,
  args: first,
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** Heading, answers, then Continue, which submits. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you smoke?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('past');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

const tap = (canvas: Canvas, label: string) =>
  userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText(label) });

/** A tapped answer is shown selected, then the next question opens. */
export const TapAdvances = meta.story({
  play: async ({ args, canvas }) => {
    await tap(canvas, 'No');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
});

/** A second tap in time replaces the first. Tapping the selected answer advances, too, as after Back. */
export const SecondTapReplaces = meta.story({
  args: { answer: 'past' },
  play: async ({ args, canvas }) => {
    await tap(canvas, 'Yes');
    await tap(canvas, 'No');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalled());
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await tap(canvas, 'No');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledTimes(2));
  },
});

/** An answer with a warning doesn't advance, so that the warning can be read; it also cancels a pending advance. */
export const StaysAtWarning = meta.story({
  args: {
    question: {
      ...single,
      options: [
        { value: 'yes', label: 'Yes', hasWarning: true },
        { value: 'no', label: 'No' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('radiogroup').closest('form');
    await tap(canvas, 'No');
    await expect(form).toHaveAttribute('data-advancing');
    await tap(canvas, 'Yes');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await expect(form).not.toHaveAttribute('data-advancing');
    await userEvent.keyboard('{Enter}');
    await expect(form).not.toHaveAttribute('data-advancing');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** Arrow keys and screen reader clicks, which have no pointer, select without advancing. */
export const OnlySelected = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    canvas.getByRole('radio', { name: 'Yes' }).click();
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await expect(canvas.getByRole('radiogroup').closest('form')).not.toHaveAttribute('data-advancing');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/then press Continue/);
  },
});

/** Space and Enter choose the focused answer and advance. An arrow key in time cancels the advance. */
export const SpaceAndEnter = meta.story({
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('radiogroup').closest('form');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await expect(form).toHaveAttribute('data-advancing');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('past');
    await expect(form).not.toHaveAttribute('data-advancing');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Space or Enter/);
  },
});

/** Enter on an unselected answer chooses it. */
export const EnterFirst = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
});

/** On a phone, Continue is at the bottom of the screen and doesn't cover the end of the page. */
export const ContinueAtBottom = meta.story({
  globals: onPhone,
  args: { question: { ...multiple, options: manyOptions } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const bar = () => button.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(bar().bottom).toBe(document.documentElement.clientHeight);
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const card = () => canvas.getByRole('region').getBoundingClientRect();
    await waitFor(() => expect(card().bottom).toBeLessThanOrEqual(bar().top));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** A short question leaves no empty lines between answers, Continue and the end of the card. */
export const NoUnusedSpace = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const last = canvas.getByText('No').closest('label')?.getBoundingClientRect() ?? new DOMRect();
    const card = canvas.getByRole('region').getBoundingClientRect();
    await expect(card.bottom - last.bottom).toBeLessThan(90);
  },
});

/** "None of these" clears the others and is cleared by them. */
export const Multiple = meta.story({
  args: { question: multiple },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('High blood pressure'));
    await userEvent.click(canvas.getByText('Heart disease'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['pressure', 'heart']);
    await userEvent.click(canvas.getByText('None of these'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['none']);
  },
});

/** "None of these" needs no other answer, so a tap advances. The keyboard and another answer in time don't. */
export const TapOnNoneAdvances = meta.story({
  args: { question: multiple },
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole('group').closest('form');
    await tap(canvas, 'High blood pressure');
    await expect(form).not.toHaveAttribute('data-advancing');
    await tap(canvas, 'None of these');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['none']);
    await expect(form).toHaveAttribute('data-advancing');
    await tap(canvas, 'Heart disease');
    await expect(form).not.toHaveAttribute('data-advancing');
    canvas.getByRole('checkbox', { name: 'None of these' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(['none']);
    await expect(form).not.toHaveAttribute('data-advancing');
    await tap(canvas, 'None of these');
    await tap(canvas, 'None of these');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
});

const body: Partial<QuestionCardProps> = {
  question: { id: 'height', kind: 'height', question: 'How tall are you?' },
  more: [
    {
      question: { id: 'weight', kind: 'weight', question: 'What is your weight today?', label: 'Pounds' },
      answer: 180,
      onAnswer: fn(),
    },
  ],
};

/** Several questions on one page, named by the first one. Heights and weights share a unit system; answers stay inches and pounds. */
export const Several = meta.story({
  args: body,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How tall are you?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use centimeters and kilograms' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Centimeters' }), '180');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(71);
    const weight = canvas.getByRole('textbox', { name: 'Weight What is your weight today?' });
    await expect(weight).toHaveValue('81.6');
    await userEvent.type(weight, '{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** Each question shows its own error. Continue moves the focus to the first one, also when it is pressed again. */
export const SeveralErrors = meta.story({
  args: {
    ...body,
    errorMessage: 'Enter your height.',
    more: body.more?.map((part) => ({ ...part, errorMessage: 'Enter your weight.' })) ?? [],
  },
  play: async ({ canvas }) => {
    for (let press = 1; press <= 2; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveAccessibleDescription(/your height/);
    }
    await expect(canvas.getByRole('textbox', { name: /Pounds/ })).toHaveAccessibleDescription(
      /Enter your weight/,
    );
  },
});

const dose = { id: 'dose', kind: 'number', question: 'What was your last weekly dose?', unit: 'mg' };
const effect = { id: 'effect', kind: 'text', question: 'How did you do on them?', label: 'Effect' };

/** Adds a question with the third letter of the answer below it, which then shows its reason. */
function Added({ onAnswer, ...args }: QuestionCardProps) {
  const [answer, setAnswer] = useState<QuestionAnswer>('');
  const isAdded = typeof answer === 'string' && answer.length > 2;
  const added = { question: dose, answer: null, onAnswer, reason: { answer: 'Semaglutide' } };
  const last = { question: effect, answer, onAnswer: setAnswer };
  return (
    <QuestionCard
      {...args}
      onAnswer={onAnswer}
      more={isAdded ? [added, { ...last, reason: { answer: 'Prescription medicine' } }] : [last]}
    />
  );
}

/** A question that is loaded while the patient answers the one below it doesn't move the focus. */
export const AddedWhileTyping = meta.story({
  args: { question: multiple, answer: ['heart'] },
  render: (args) => <Added {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Effect/ });
    await userEvent.click(field);
    await userEvent.keyboard('I lost 12 pounds.');
    await expect(canvas.getByRole('group', { name: /Prescription medicine/ })).toContainElement(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('I lost 12 pounds.');
  },
});

/** Information above a question: the answer still advances. */
export const BelowInformation = meta.story({
  args: {
    question: {
      id: 'info',
      kind: 'info',
      question: 'Good to know',
      description: 'Almost everyone feels better.',
    },
    more: [{ question: single, answer: null, onAnswer: fn() }],
  },
  play: async ({ args, canvas }) => {
    await tap(canvas, 'No');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
});

/** Its name includes its label and the question. */
export const Text = meta.story({
  args: { question: text },
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Allergies Which allergies do you have?' }),
      'Nuts',
    );
    await expect(args.onAnswer).toHaveBeenLastCalledWith('Nuts');
  },
});

/** Can be skipped: card and button say so until it is answered. */
export const Optional = meta.story({
  args: { question: { ...text, isOptional: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: /\(optional\)/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without an answer' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), 'Nuts');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

export const WithPicture = meta.story({
  args: { question: { ...single, imageUrl: productPicture, imageAlt: 'A bottle of tablets' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A bottle of tablets' })).toBeVisible();
  },
});

export const Height = meta.story({
  args: { question: { id: 'height', kind: 'height', question: 'How tall are you?' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Feet' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Inches' }), '11');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(71);
  },
});

/** No birthday autofill for other dates. */
export const DateAnswer = meta.story({
  args: { question: kinds['date']?.[0] ?? single, answer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveAttribute('autocomplete', 'off');
  },
});

export const Agreed = meta.story({
  args: { question: kinds['agreement']?.[0] ?? single },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'My answers are true to the best of my knowledge' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('My answers are true to the best of my knowledge'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
});

/** Its field is passed in: a ComboBox with suggestions from the service. */
export const Search = meta.story({
  args: {
    question: { id: 's', kind: 'search', question: 'Which medicines do you take?' },
    answer: [],
    search: <ComboBox label="Medicine" items={undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Medicine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

export const File = meta.story({
  args: { question: { id: 'p', kind: 'file', question: 'Show us where it is' } },
});

/** An unsupported question cannot be skipped: only Help and Back. */
export const UnknownKind = meta.story({
  args: { question: { id: 'x', kind: 'slider', question: 'How strong is it?' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We can't show this question here")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Help?' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
});

/** The error describes the group. No single answer is invalid, so none is red. */
export const WithErrors = meta.story({
  args: { errorMessage: 'Choose one of the answers' },
  play: async ({ canvas }) => {
    const borders = canvas
      .getAllByRole('radio')
      .map((radio) => getComputedStyle(radio.closest('label') ?? radio).borderColor);
    const danger = getComputedStyle(
      canvas.getAllByText('Choose one of the answers')[0] ?? document.body,
    ).color;
    await expect(borders).not.toContain(danger);
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription(/Choose one/);
    // The hint of an answer doesn't replace the error.
    await expect(canvas.getByRole('radio', { name: 'Not anymore' })).toHaveAccessibleDescription(
      /Choose one/,
    );
  },
});

/** With an error, each press of Continue moves the focus to the field or group, whose description has the error. */
export const PressedAgain = meta.story({
  tags: ['check'],
  render: (args) => (
    <>
      {answerable.map((question) => (
        <QuestionCard
          {...args}
          key={question.id}
          question={question}
          answer={null}
          errorMessage="Check this"
          upload={
            <FileDrop label="Photos" files={[]} onAdd={fn()} onRemove={fn()} errorMessage="Check this" />
          }
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    const cards = canvas.getAllByRole('region').filter((card) => card.textContent?.includes('Check this'));
    await expect(cards).toHaveLength(answerable.length);
    for (const card of cards) {
      const next = within(card).getByRole('button', { name: 'Continue' });
      for (let press = 1; press <= 2; press += 1) {
        await userEvent.click(next);
        await waitFor(() => expect(next).not.toHaveFocus());
        const focused = card.querySelector<HTMLElement>(':focus');
        await expect(focused).toHaveAccessibleDescription(/Check this/);
      }
    }
    // The focus is what a screen reader reads.
    await expect(announced()).toEqual([]);
  },
});

function Stepping(args: QuestionCardProps) {
  const [at, setAt] = useState(0);
  const question = at === 0 ? single : multiple;
  return <Controlled {...args} key="same" question={question} onContinue={() => setAt(1)} />;
}

/** The next question takes focus, and its place describes it. */
export const Next = meta.story({
  args: { place: 'Question 2 of 9' },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const heading = canvas.getByRole('heading', { name: 'Do you have any of these?' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription('Question 2 of 9');
  },
});

/** Never claims that the answer is saved before it is. */
export const Offline = meta.story({
  args: { saveState: 'offline', answer: 'no' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You're offline\. Your answer is stored/)).toBeVisible();
    await expect(canvas.queryByText('Saved')).not.toBeInTheDocument();
  },
});

const long: Question = {
  id: 'long',
  kind: 'single',
  question:
    'In the last six months, have you noticed chest pain, shortness of breath or an irregular heartbeat while resting?',
  description: 'If you feel any of this right now, stop and call 911.',
  options: [
    {
      value: 'a',
      label: "Yes, but I haven't talked to a doctor about it because it went away on its own",
    },
    { value: 'b', label: 'No' },
  ],
};

export const LongText = meta.story({
  tags: ['check'],
  args: { question: long, answer: 'b', saveState: 'offline' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { question: long, answer: 'b', saveState: 'offline' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { answer: 'past' },
  globals: { direction: 'rtl' },
});

const saveStates = ['saved', 'saving', 'unsaved', 'offline'] as const;

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={Object.keys(kinds)}
      columns={['empty', 'answered'] as const}
      cell={(row, column) => {
        const [question, answer] = kinds[row] ?? [single, null];
        const isEmpty = column === 'empty';
        const saveState = isEmpty ? undefined : saveStates[Object.keys(kinds).indexOf(row) % 4];
        return (
          <div style={{ inlineSize: 'min(27rem, 88vw)' }}>
            <Controlled
              {...args}
              question={{
                ...question,
                question: `${question.question} (${column})`,
                isOptional: isEmpty && row === 'text',
              }}
              answer={isEmpty ? null : answer}
              saveState={saveState}
            />
          </div>
        );
      }}
    />
  ),
});

/** Autocomplete is off, so that browsers don't store answers for the next user of the device. */
export const NotRemembered = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, without autocomplete',
  play: async ({ canvas, canvasElement }) => {
    const fields = canvas.getAllByRole('textbox');
    // Text, number, date, height and weight, empty and answered.
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(Array(16).fill('off'));
    // Hidden inputs with the value of a date or weight, and choices, for which the form has it.
    const inputs = [...canvasElement.querySelectorAll('input')];
    await expect(
      inputs.filter(({ autocomplete, form }) => (autocomplete || form?.autocomplete) !== 'off'),
    ).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
