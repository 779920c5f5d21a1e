import { NONE_OF_THESE } from '@patient/api/model';
import type { Target } from '../../harness/screen.ts';
import type { Answer } from '../answers.ts';
import { createPhoto } from '../createPhoto.ts';
import {
  ensureChecked,
  ensureText,
  expectChecked,
  expectValue,
  waitForAny,
  waitUntil,
  type JourneyContext,
  type PageObject,
} from './pageObject.ts';

/** Timeout in ms for a button that may disappear with its question. */
const PRESS_TIMEOUT = 10_000;

const OPTIONAL = / \(optional\)$/;

const cardOf = (heading: Target) => heading.locator('xpath=ancestor::section[1]');

/** Question on a page, with its part of the card. */
interface AskedQuestion {
  readonly question: string;
  readonly block: Target;
  readonly answer: Answer;
}

function answerTo({ journey }: JourneyContext, heading: string): Answer {
  const question = heading.replace(OPTIONAL, '');
  const answer = journey.answers.get(question);
  if (answer === undefined) throw new Error(`answers.ts has no answer to “${question}”`);
  return answer;
}

/** Questions on the page. An answer may add some below it. */
async function readQuestions(context: JourneyContext): Promise<readonly AskedQuestion[]> {
  const form = context.main.locator('form');
  const headings = await form.getByRole('heading', { level: 2 }).all();
  return Promise.all(
    headings.map(async (heading) => {
      const question = (await heading.textContent()) ?? '';
      // By name, because an answer may insert a question before this one. Its block has the heading and the field.
      const named = form.getByRole('heading', { level: 2, name: question, exact: true });
      return {
        question,
        block: named.locator('xpath=ancestor::div[2]'),
        answer: answerTo(context, question),
      };
    }),
  );
}

async function uploadPhoto(context: JourneyContext, card: Target, question: string): Promise<void> {
  const { input } = context;
  const sent = card.getByText('Sent', { exact: true });
  if (await sent.isVisible()) return;
  const retry = card.getByRole('button', { name: /^Try .* again$/ });
  if (!(await retry.isVisible())) {
    await input.upload(card.getByRole('button', { name: 'Choose files' }), createPhoto(question));
  }
  await waitUntil(context, 'the photo is uploaded', async () => {
    if (await sent.isVisible()) return true;
    if (context.retriesFailures && (await retry.isVisible())) await input.press(retry);
    return false;
  });
}

const choiceControl = (card: Target, name: string) =>
  card
    .getByRole('radio', { name, exact: true })
    .or(card.getByRole('checkbox', { name, exact: true }))
    .first();

const textField = (card: Target, label: string) =>
  label === '' ? card.getByRole('textbox') : card.getByLabel(label, { exact: true });

/** The answer that opens the next page when chosen; undefined on other pages, and once it is chosen. */
async function findAutoAdvancingChoice(
  { input }: JourneyContext,
  page: readonly AskedQuestion[],
): Promise<Target | undefined> {
  const [only, ...others] = page.filter(({ answer }) => Object.keys(answer).length > 0);
  const [name] = only?.answer.choices ?? [];
  if (!input.autoAdvances || only === undefined || name === undefined || others.length > 0) return undefined;
  const control = choiceControl(only.block, name);
  const isEnough = name === NONE_OF_THESE || (await control.getAttribute('type')) === 'radio';
  return !isEnough || (await control.isChecked()) ? undefined : control;
}

async function fillQuestion(context: JourneyContext, { question, block, answer }: AskedQuestion) {
  for (const name of answer.choices ?? []) {
    await ensureChecked(context, choiceControl(block, name));
    await expectChecked(choiceControl(block, name));
  }
  for (const [label, text] of Object.entries(answer.texts ?? {}))
    await ensureText(context, textField(block, label), text);
  if (answer.isConsent) await ensureChecked(context, block.getByRole('checkbox'));
  if (answer.isPhoto) await uploadPhoto(context, block, question);
}

async function fill(context: JourneyContext): Promise<void> {
  let asked = await readQuestions(context);
  if (await findAutoAdvancingChoice(context, asked)) return;
  for (let filled = 0; filled !== asked.length; asked = await readQuestions(context)) {
    filled = asked.length;
    for (const one of asked) await fillQuestion(context, one);
  }
}

async function expectRestored(context: JourneyContext): Promise<void> {
  for (const { block, answer } of await readQuestions(context)) {
    for (const name of answer.choices ?? []) await expectChecked(choiceControl(block, name));
    for (const [label, text] of Object.entries(answer.texts ?? {}))
      await expectValue(textField(block, label), new RegExp(`^0?${text}$`));
    if (answer.isConsent) await expectChecked(block.getByRole('checkbox'));
    if (answer.isPhoto) await waitForAny(context, block.getByText('Sent', { exact: true }));
  }
}

/** One page of questions, general or specific to the treatment. */
export const questions: PageObject = {
  heading: /^About your (health|treatment)$/,
  fill,
  expectRestored,
  submit: async (context, { part }) => {
    const { main, input } = context;
    const heading = main.locator('form').getByRole('heading', { level: 2, name: part, exact: true });
    // A retry may already have moved on; the next question's button must not be pressed.
    if (!(await heading.isVisible())) return;
    const choice = await findAutoAdvancingChoice(context, await readQuestions(context));
    if (choice) return input.choose(choice);
    const button = cardOf(heading).getByRole('button', { name: /^Continue/ });
    try {
      await input.press(button, PRESS_TIMEOUT);
    } catch (error) {
      // The chosen answer has just opened the next question.
      if (await heading.isVisible()) throw error;
    }
  },
};
