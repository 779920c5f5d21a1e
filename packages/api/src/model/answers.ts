import type { Answer, Question } from '../sandbox/core/schema.ts';
import { isHeight, isWeight } from './body.ts';
import { isDate } from '../sandbox/features/account/rules/basics.ts';

/** Letters of a text answer at most. */
const LONGEST_TEXT = 5000;

/** The option that rules out all others of its question. */
const NONE = 'None of these';

type Check = (question: Question, answer: Answer) => boolean;

const chosen = ({ optionIds = [] }: Answer) => optionIds;
const optionOf = ({ qOptions = [] }: Question, id: string) => qOptions.find(({ _id }) => _id === id);

const standsAlone: Check = (question, answer) =>
  chosen(answer).length === 1 || chosen(answer).every((id) => optionOf(question, id)?.option !== NONE);

interface Kind {
  /** Whether something was answered at all. */
  given: (answer: Answer) => boolean;
  /** Whether what was answered can be an answer. */
  fits: Check;
  /** What to do, in words for the patient. */
  words: string;
}

const isGiven = ({ value }: Pick<Answer, 'value'>) => value !== undefined && value !== null && value !== '';

/** How each kind of question is answered (decisions, "Registration"). */
const kinds: Record<string, Kind> = {
  single: {
    given: (answer) => chosen(answer).length > 0,
    fits: (question, answer) =>
      chosen(answer).length === 1 && chosen(answer).every((id) => optionOf(question, id) !== undefined),
    words: 'Choose one of the answers',
  },
  multiple: {
    given: (answer) => chosen(answer).length > 0,
    fits: (question, answer) =>
      new Set(chosen(answer)).size === chosen(answer).length &&
      chosen(answer).every((id) => optionOf(question, id) !== undefined) &&
      standsAlone(question, answer),
    words: `Choose among the answers; "${NONE}" stands alone`,
  },
  text: {
    given: (answer) => isGiven(answer) && String(answer.value).trim() !== '',
    fits: (_question, { value }) => typeof value === 'string' && value.length <= LONGEST_TEXT,
    words: `Answer in words, ${LONGEST_TEXT} letters at most`,
  },
  number: {
    given: isGiven,
    fits: (_question, { value }) => typeof value === 'number' && Number.isFinite(value),
    words: 'Answer with a number',
  },
  date: { given: isGiven, fits: (_question, { value }) => isDate(value), words: 'Answer with a date' },
  height: {
    given: isGiven,
    fits: (_question, { value }) => isHeight(value),
    words: 'Give your height in feet and inches',
  },
  weight: {
    given: isGiven,
    fits: (_question, { value }) => isWeight(value),
    words: 'Give your weight in pounds',
  },
  file: {
    given: ({ files = [] }) => files.length > 0,
    fits: () => true,
    words: 'Add a photo',
  },
  info: { given: () => false, fits: () => true, words: '' },
  agreement: {
    given: (answer) => isGiven(answer) && answer.value !== false,
    fits: (_question, { value }) => value === true,
    words: 'Agree to go on',
  },
};

/** Whether a question is answered with something that can be its answer. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  const kind = kinds[question.kind];
  if (kind === undefined || answer === undefined) return false;
  return kind.given(answer) && kind.fits(question, answer);
}

/** Whether registration can go on without an answer. */
export const mayStayOpen = ({ kind, flagAsEmpty }: Question): boolean =>
  kind === 'info' || flagAsEmpty === true;

/** Why this cannot be kept as an answer, in words for the patient; undefined when it can. One that is empty can. */
export function answerFault(question: Question, answer: Answer): string | undefined {
  const kind = kinds[question.kind];
  if (kind === undefined || !kind.given(answer) || kind.fits(question, answer)) return undefined;
  return `${question.question}: ${kind.words}`;
}
