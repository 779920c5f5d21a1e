import { isRecord } from '../../client/isRecord.ts';
import { readEntity } from '../../client/readEntity.ts';
import { readFields } from '../../client/readFields.ts';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import { answersToKeep, askedQuestions, byQuestion, type AskedQuestions } from './questionTree.ts';
import { isStorable } from './answers.ts';
import { shownIndex, type VisitPosition } from './visitPosition.ts';

/** State of a questionnaire that the service has saved. */
export interface SavedVisit {
  /** Whether the service has a log, which is then updated instead of created. */
  readonly hasLog: boolean;
  /** Whether the service has marked the log as that of a blocked user. */
  readonly isBlocked: boolean;
  readonly answers: readonly VisitAnswer[];
}

/** Fetched questionnaire. */
export interface LoadedVisit {
  /** All questions fetched so far, including follow-ups. */
  readonly questions: readonly Question[];
  readonly saved: SavedVisit;
  /** Position as last saved. That of another device is read once, when the questionnaire opens. */
  readonly position: VisitPosition;
  /** Time when the answers were fetched or saved, ms since 1970. */
  readonly fetchedAt: number;
}

/**
 * Time after which fetched answers are stale, in ms. Longer than a patient needs for one question, so that continuing
 * doesn't refetch; shorter than it takes to change an answer on another device and return.
 */
export const STALE_AFTER_MS = 10_000;

/** Whether another device may have changed the answers since they were fetched; `now` is ms since 1970. */
export const isStale = ({ fetchedAt }: Pick<LoadedVisit, 'fetchedAt'>, now: number): boolean =>
  // Absolute, because the device's clock can be set back.
  Math.abs(now - fetchedAt) > STALE_AFTER_MS;

/** Item of the outbox: an answer, or the position. */
export type VisitItem =
  | { readonly kind: 'answer'; readonly answer: VisitAnswer }
  | { readonly kind: 'position'; readonly position: VisitPosition };

/** Whether answers are saved by the service, being sent, only on this page, or stored on the device while offline. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'stored';

/** Visit to show: the saved state with unsent items on top. */
export interface Visit {
  readonly questions: readonly Question[];
  readonly asked: AskedQuestions;
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  /** Position to show. */
  readonly position: VisitPosition;
  /** Zero-based index of its question, the first one of the page. */
  readonly index: number;
  /** Whether an open question precedes the stored position; `position` is then that question. */
  readonly isBeforePosition: boolean;
  readonly saveState: SaveState;
  /** Ids of the questions with an unsent answer. */
  readonly unsentIds: ReadonlySet<string>;
  /** Whether unsent answers are stored on the device and survive a reload. */
  readonly isOnDevice: boolean;
  /** Error of the last attempt to send; undefined after a success. */
  readonly error: unknown;
}

/** Key of an item in the outbox, which stores the newest answer to each question and the newest position. */
export const visitItemKey = (item: VisitItem): string =>
  item.kind === 'answer' ? item.answer.questionId : ' position';

/** Parses an item stored on the device; undefined if it is invalid, as one of an older release may be. */
export function parseVisitItem(stored: unknown): VisitItem | undefined {
  if (!isRecord(stored)) return undefined;
  if (stored['kind'] === 'position') {
    const position = readFields(
      { part: "'known'|'question'|'help'", 'questionId?': 'id', 'isFromKnown?': 'boolean' },
      stored['position'],
    );
    return position && { kind: 'position', position };
  }
  if (stored['kind'] !== 'answer') return undefined;
  const answer = readEntity('Answer', stored['answer']);
  return answer && { kind: 'answer', answer };
}

const unsentAnswers = (items: Iterable<VisitItem>): VisitAnswer[] =>
  [...items].flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));

/** Stored position: the unsent one, otherwise the saved one. */
export const storedPosition = <Saved extends VisitPosition | undefined>(
  saved: Saved,
  items: Iterable<VisitItem>,
): VisitPosition | Saved => [...items].find((item) => item.kind === 'position')?.position ?? saved;

/** All answers by question; unsent answers replace saved ones. */
export const mergedAnswers = (
  { answers }: SavedVisit,
  items: Iterable<VisitItem>,
): ReadonlyMap<string, VisitAnswer> => byQuestion([...answers, ...unsentAnswers(items)]);

/** State of the outbox and the connection. */
export interface SendingFacts {
  readonly items: ReadonlyMap<string, VisitItem>;
  readonly isSending: boolean;
  readonly isOnDevice: boolean;
  readonly error: unknown;
  /** Whether the device is offline or the last attempt failed with a network error. */
  readonly isDisconnected: boolean;
  /** Whether the last attempt failed and is repeated by itself. */
  readonly isRetried: boolean;
}

function saveStateOf(
  unsentCount: number,
  { isSending, isOnDevice, isDisconnected, isRetried }: SendingFacts,
): SaveState {
  // Also during a retry, so that it doesn't change every few seconds.
  if (unsentCount > 0 && isOnDevice && isRetried && !isDisconnected) return 'stored';
  if (isSending) return 'saving';
  if (unsentCount === 0) return 'saved';
  return isOnDevice && isDisconnected ? 'offline' : 'unsaved';
}

/**
 * Save state to show on a page with answers and a problem, if there are any. An invalid answer is never shown as saved.
 * `waiting`: only answers of other pages are stored and not sent.
 */
export function shownSaveState(
  { saveState, unsentIds }: Pick<Visit, 'saveState' | 'unsentIds'>,
  answered: readonly Pick<Question, '_id'>[],
  problem: string | undefined,
): SaveState | 'waiting' | undefined {
  if (saveState === 'stored' && !answered.some(({ _id }) => unsentIds.has(_id))) return 'waiting';
  if (answered.length === 0) return unsentIds.size === 0 ? undefined : saveState;
  return problem === undefined || saveState === 'unsaved' ? saveState : undefined;
}

/** Returns the visit to show. */
export function visitView({ questions, saved, position }: LoadedVisit, sending: SendingFacts): Visit {
  const items = [...sending.items.values()];
  const answers = mergedAnswers(saved, items);
  const asked = askedQuestions(questions, answers);
  const stored = storedPosition(position, items);
  const index = shownIndex({ asked: asked.questions, answers }, stored);
  const questionId = asked.questions[index]?._id;
  const isBeforePosition = stored.part !== 'known' && stored.questionId !== questionId;
  const unsentIds = new Set(unsentAnswers(items).map((answer) => answer.questionId));
  return {
    questions,
    answers,
    asked,
    position: isBeforePosition ? { part: 'question', questionId, isFromKnown: stored.isFromKnown } : stored,
    index,
    isBeforePosition,
    saveState: saveStateOf(unsentIds.size, sending),
    unsentIds,
    isOnDevice: sending.isOnDevice,
    error: sending.error,
  };
}

/** Update to send to the service. */
export interface VisitUpdate {
  /** Answers to send. */
  readonly answers: readonly VisitAnswer[];
  /** Zero-based index of the position. */
  readonly lastIndex: number;
  /** Saved state after the update. */
  readonly saved: SavedVisit;
  readonly position: VisitPosition;
  /** Items to remove from the outbox after the update. */
  readonly delivered: readonly VisitItem[];
}

const isStorableIn = (questions: readonly Question[]) => {
  const byId = new Map(questions.map((question) => [question._id, question]));
  return (answer: VisitAnswer): boolean => {
    const question = byId.get(answer.questionId);
    return question === undefined || isStorable(question, answer);
  };
};

/** Whether the service would accept an item; it rejects answers that are too long or invalid. */
export const isSendable = ({ questions }: LoadedVisit, item: VisitItem): boolean =>
  item.kind === 'position' || isStorableIn(questions)(item.answer);

/** Update with the valid answers to asked questions. */
export function visitUpdate(
  { questions, saved, position: before }: LoadedVisit,
  items: readonly VisitItem[],
): VisitUpdate {
  const all = mergedAnswers(saved, items);
  const relevant = answersToKeep(questions, all);
  const isValid = isStorableIn(questions);
  const invalidIds = new Set(
    relevant.filter((answer) => !isValid(answer)).map(({ questionId }) => questionId),
  );
  const position = storedPosition(before, items);
  return {
    answers: relevant.filter(isValid),
    lastIndex: shownIndex({ asked: askedQuestions(questions, all).questions, answers: all }, position),
    position,
    // Includes answers to questions that are no longer asked, which reappear when the question does.
    saved: { ...saved, hasLog: true, answers: [...all.values()].filter(isValid) },
    delivered: items.filter((item) => item.kind === 'position' || !invalidIds.has(item.answer.questionId)),
  };
}
