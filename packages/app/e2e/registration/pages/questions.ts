import type { Target } from '../../harness/screen.ts';
import type { Answer } from '../answers.ts';
import { createPhoto } from '../createPhoto.ts';
import type { PageLocation } from './pageLocation.ts';
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

function answerTo({ journey }: JourneyContext, heading: string): Answer {
  const question = heading.replace(OPTIONAL, '');
  const answer = journey.answers.get(question);
  if (answer === undefined) throw new Error(`answers.ts has no answer to “${question}”`);
  return answer;
}

async function readQuestion(context: JourneyContext): Promise<{ card: Target; answer: Answer }> {
  const heading = context.main.locator('form').getByRole('heading', { level: 2 });
  return { card: cardOf(heading), answer: answerTo(context, (await heading.textContent()) ?? '') };
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

/** The radio button that opens the next question when chosen; undefined for other questions, and once it is chosen. */
async function findAutoAdvancingChoice(
  { input }: JourneyContext,
  card: Target,
  { choices: [name] = [] }: Answer,
): Promise<Target | undefined> {
  if (!input.autoAdvances || name === undefined) return undefined;
  const control = choiceControl(card, name);
  if ((await control.getAttribute('type')) !== 'radio') return undefined;
  return (await control.isChecked()) ? undefined : control;
}

async function fill(context: JourneyContext, { part }: PageLocation): Promise<void> {
  const { card, answer } = await readQuestion(context);
  if (await findAutoAdvancingChoice(context, card, answer)) return;
  for (const name of answer.choices ?? []) {
    await ensureChecked(context, choiceControl(card, name));
    await expectChecked(choiceControl(card, name));
  }
  for (const [label, text] of Object.entries(answer.texts ?? {}))
    await ensureText(context, textField(card, label), text);
  if (answer.isConsent) await ensureChecked(context, card.getByRole('checkbox'));
  if (answer.isPhoto) await uploadPhoto(context, card, part);
}

async function expectRestored(context: JourneyContext): Promise<void> {
  const { card, answer } = await readQuestion(context);
  for (const name of answer.choices ?? []) await expectChecked(choiceControl(card, name));
  for (const [label, text] of Object.entries(answer.texts ?? {}))
    await expectValue(textField(card, label), new RegExp(`^0?${text}$`));
  if (answer.isConsent) await expectChecked(card.getByRole('checkbox'));
  if (answer.isPhoto) await waitForAny(context, card.getByText('Sent', { exact: true }));
}

/** One question, general or specific to the treatment. */
export const questions: PageObject = {
  heading: /^About your (health|treatment)$/,
  fill,
  expectRestored,
  submit: async (context, { part }) => {
    const { main, input } = context;
    const heading = main.locator('form').getByRole('heading', { level: 2, name: part, exact: true });
    // A retry may already have moved on; the next question's button must not be pressed.
    if (!(await heading.isVisible())) return;
    const card = cardOf(heading);
    const choice = await findAutoAdvancingChoice(context, card, answerTo(context, part));
    if (choice) return input.choose(choice);
    const button = card.getByRole('button', { name: /^Continue/ });
    try {
      await input.press(button, PRESS_TIMEOUT);
    } catch (error) {
      // The chosen answer has just opened the next question.
      if (await heading.isVisible()) throw error;
    }
  },
};
