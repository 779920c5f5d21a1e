import { isRecord, type Question, type VisitAnswer } from '@patient/api';
import {
  answersToKeep,
  askedQuestions,
  byQuestion,
  isKeepable,
  type AskedQuestions,
} from '@patient/api/model';

/** What the service has of a questionnaire. */
export interface SavedVisit {
  /** A log exists: from then on it is changed, not created. */
  readonly isBegun: boolean;
  readonly answers: readonly VisitAnswer[];
  /** Where the patient was in the list of questions, from 0. */
  readonly lastIndex: number;
}

/** A questionnaire as the service gave it: every question fetched so far, follow-ups included. */
export interface LoadedVisit {
  readonly questions: readonly Question[];
  readonly saved: SavedVisit;
  /** When the service had these answers, ms since 1970. */
  readonly knownAt: number;
}

/**
 * How long the answers that the service had are taken for those it has, ms. Longer than from one question to the next, so
 * that a patient who goes on reads nothing again; shorter than it takes to change an answer on another device and come
 * back.
 */
export const FRESH_MS = 10_000;

/** Whether another device may have changed the answers of a visit since they were known; `now` is ms since 1970. */
export const isOld = ({ knownAt }: Pick<LoadedVisit, 'knownAt'>, now: number): boolean =>
  // A device's clock can be set back.
  Math.abs(now - knownAt) > FRESH_MS;

/** What a patient gives in a visit: an answer, or a new place in the list of questions, from 0. */
export type VisitItem =
  | { readonly kind: 'answer'; readonly answer: VisitAnswer }
  | { readonly kind: 'position'; readonly index: number };

/** Where the answers are: with the service, on their way, on this page only, or on this device while offline. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline';

/** A visit as it is shown: what the service has, with what it has not got yet on top. */
export interface Visit {
  readonly questions: readonly Question[];
  readonly asked: AskedQuestions;
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly lastIndex: number;
  readonly saveState: SaveState;
  /** Number of answers the service has not got. */
  readonly unsentCount: number;
  /** Whether those would survive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Reason the last try to send failed; undefined once one succeeds. */
  readonly error: unknown;
}

/** Key of an item in the outbox: the newest answer to a question, and the newest place. */
export const visitItemKey = (item: VisitItem): string =>
  item.kind === 'answer' ? item.answer.questionId : ' position';

const isAnswer = (value: unknown): value is VisitAnswer =>
  isRecord(value) && typeof value['questionId'] === 'string';

/** An item as it was stored on the device; undefined for anything else, such as one of an older release. */
export function parseVisitItem(stored: unknown): VisitItem | undefined {
  if (!isRecord(stored)) return undefined;
  const { kind, answer, index } = stored;
  if (kind === 'answer' && isAnswer(answer)) return { kind, answer };
  return kind === 'position' && typeof index === 'number' ? { kind, index } : undefined;
}

const unsentAnswers = (items: Iterable<VisitItem>): VisitAnswer[] =>
  [...items].flatMap((item) => (item.kind === 'answer' ? [item.answer] : []));

const positionIn = (items: Iterable<VisitItem>): number | undefined =>
  [...items].find((item) => item.kind === 'position')?.index;

/** All answers by question, unsent ones over saved ones. */
export const mergedAnswers = (
  { answers }: SavedVisit,
  items: Iterable<VisitItem>,
): ReadonlyMap<string, VisitAnswer> => byQuestion([...answers, ...unsentAnswers(items)]);

/** What is known of sending; the state of the outbox. */
export interface SendingFacts {
  readonly items: ReadonlyMap<string, VisitItem>;
  readonly isSending: boolean;
  readonly isOnDevice: boolean;
  readonly error: unknown;
  /** Whether the service cannot be reached: the device is offline, or the last try got no answer. */
  readonly isDisconnected: boolean;
}

function saveStateOf(
  unsentCount: number,
  { isSending, isOnDevice, isDisconnected }: SendingFacts,
): SaveState {
  if (isSending) return 'saving';
  if (unsentCount === 0) return 'saved';
  return isOnDevice && isDisconnected ? 'offline' : 'unsaved';
}

/** Save state to show with an answer. An answer with a problem is never shown as saved. */
export function shownSaveState(
  { saveState, unsentCount }: Pick<Visit, 'saveState' | 'unsentCount'>,
  answer: VisitAnswer | undefined,
  problem: string | undefined,
): SaveState | undefined {
  if (answer === undefined) return unsentCount === 0 ? undefined : saveState;
  return problem === undefined || saveState === 'unsaved' ? saveState : undefined;
}

/** The visit a patient sees. */
export function visitView({ questions, saved }: LoadedVisit, sending: SendingFacts): Visit {
  const items = [...sending.items.values()];
  const answers = mergedAnswers(saved, items);
  const unsentCount = unsentAnswers(items).length;
  return {
    questions,
    answers,
    asked: askedQuestions(questions, answers),
    lastIndex: positionIn(items) ?? saved.lastIndex,
    saveState: saveStateOf(unsentCount, sending),
    unsentCount,
    isOnDevice: sending.isOnDevice,
    error: sending.error,
  };
}

/** What is sent of a visit, what the service has afterwards, and which items have arrived with it. */
export interface VisitUpdate {
  readonly answers: readonly VisitAnswer[];
  readonly lastIndex: number;
  readonly saved: SavedVisit;
  readonly arrived: readonly VisitItem[];
}

const keepableIn = (questions: readonly Question[]) => {
  const byId = new Map(questions.map((question) => [question._id, question]));
  return (answer: VisitAnswer): boolean => {
    const question = byId.get(answer.questionId);
    return question === undefined || isKeepable(question, answer);
  };
};

/** Whether the service would take an item, and not refuse it as half written. */
export const isSendable = ({ questions }: LoadedVisit, item: VisitItem): boolean =>
  item.kind === 'position' || keepableIn(questions)(item.answer);

/** The update that brings the service up to date: answers to questions that are asked, without half-written ones. */
export function visitUpdate({ questions, saved }: LoadedVisit, items: readonly VisitItem[]): VisitUpdate {
  const all = mergedAnswers(saved, items);
  const counted = answersToKeep(questions, all);
  const isSent = keepableIn(questions);
  const halfWritten = new Set(
    counted.filter((answer) => !isSent(answer)).map(({ questionId }) => questionId),
  );
  const lastIndex = positionIn(items) ?? saved.lastIndex;
  return {
    answers: counted.filter(isSent),
    lastIndex,
    // Answers to questions that are no longer asked come back with their question.
    saved: { isBegun: true, lastIndex, answers: [...all.values()].filter(isSent) },
    arrived: items.filter((item) => item.kind === 'position' || !halfWritten.has(item.answer.questionId)),
  };
}
