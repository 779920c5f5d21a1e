import type { Patient, Question, VisitAnswer } from '../../client/entities.ts';
import { isComplete } from './answers.ts';
import { isQuestionOpen } from './mayDecline.ts';
import { historyTo, resumeIndex } from './position.ts';

/** What a questionnaire shows: all known answers, a question, or help at a low weight after a question. */
export interface VisitPosition {
  readonly part: 'known' | 'question' | 'help';
  /** First question of the shown page. */
  readonly questionId?: string | undefined;
  /** Whether the question was opened from the known answers, to which Back and Continue return. */
  readonly isFromKnown?: boolean | undefined;
}

/** Whether two positions show the same. */
export const isSamePosition = (one: VisitPosition, other: VisitPosition): boolean =>
  one.part === other.part &&
  one.questionId === other.questionId &&
  (one.isFromKnown ?? false) === (other.isFromKnown ?? false);

/** Asked questions and the answers to them. */
export interface AskedAnswers {
  readonly asked: readonly Question[];
  readonly answers: ReadonlyMap<string, VisitAnswer>;
}

const isOpenIn =
  ({ asked: questions, answers }: AskedAnswers) =>
  (question: Question) =>
    isQuestionOpen(question, { questions, answers });

/** Input of {@link startPosition}. */
export interface StartFacts extends AskedAnswers {
  readonly isGlobal: boolean;
  readonly patient: Pick<Patient, 'status'> | undefined;
  /** Zero-based index to resume at. */
  readonly lastIndex: number;
}

/**
 * Position of a questionnaire that opens. A patient who has answered the questions common to all treatments before sees all
 * answers on one page (docs/decisions, "A second treatment").
 */
export function startPosition({ isGlobal, patient, lastIndex, ...visit }: StartFacts): VisitPosition {
  const { asked, answers } = visit;
  const isKnown =
    isGlobal &&
    patient?.status === 'active' &&
    asked.some((question) => answers.has(question._id) && isComplete(question, answers.get(question._id)));
  if (isKnown) return { part: 'known' };
  return { part: 'question', questionId: asked[resumeIndex(asked, isOpenIn(visit), lastIndex)]?._id };
}

/**
 * Index of the first question of the page to show: at most the first open one, because an answer that was changed since, here or
 * on another device, may have added questions before the position. Also of a question that is no longer asked.
 */
export function shownIndex(visit: AskedAnswers, { questionId }: VisitPosition): number {
  const found = visit.asked.findIndex(({ _id }) => _id === questionId);
  return resumeIndex(visit.asked, isOpenIn(visit), found === -1 ? Infinity : found);
}

const KNOWN = 'known';
const HELP = 'help';

/** Step history of a position: the parts that Back leads through, ending with the shown one. */
export function visitHistory(
  asked: readonly Question[],
  { part, questionId, isFromKnown = false }: VisitPosition,
): readonly string[] {
  if (part === 'known') return [KNOWN];
  const index = asked.findIndex(({ _id }) => _id === questionId);
  const pages = isFromKnown ? [KNOWN, questionId ?? ''] : historyTo(asked, index);
  return part === 'help' ? [...pages, HELP] : pages;
}

/** Position that a step history leads to. */
export function positionOf(history: readonly string[]): VisitPosition {
  const questionId = history.findLast((part) => part !== KNOWN && part !== HELP);
  if (questionId === undefined) return { part: 'known' };
  return {
    part: history.at(-1) === HELP ? 'help' : 'question',
    questionId,
    ...(history[0] === KNOWN && { isFromKnown: true }),
  };
}
