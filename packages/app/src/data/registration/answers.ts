import type { VisitAnswer } from '@patient/api';
import { nextTry } from '../../domain/registration/nextTry.ts';
import { byQuestion } from '../../domain/registration/questionTree.ts';
import { createListeners } from '../../session/listeners.ts';
import type { SavedVisit, VisitUpdate } from './visitLog.ts';

/** Where the answers are: with the service, on their way, on this page, or on this device while there is no line. */
export type SavedState = 'saved' | 'saving' | 'unsaved' | 'offline';

/** The answers of a questionnaire as they stand. */
export interface KeptAnswers {
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly state: SavedState;
  /** How many of them the service does not have. */
  readonly waiting: number;
  /** Whether those would outlive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Why the last try failed; gone once one succeeds. */
  readonly error: unknown;
}

/** What is kept on the device of answers that have not reached the service. */
export interface AnswersDraft {
  readonly answers: readonly VisitAnswer[];
  /** Where the patient was; undefined where the service knows. */
  readonly index?: number | undefined;
}

/** What a keeper works with. */
export interface KeeperParts {
  readonly saved: SavedVisit;
  readonly draft: AnswersDraft | undefined;
  /** Of all answers, those that count: to questions that are asked. */
  readonly counting: (answers: ReadonlyMap<string, VisitAnswer>) => readonly VisitAnswer[];
  /** Whether the service would keep an answer, and not refuse it as half written. */
  readonly isKeepable: (answer: VisitAnswer) => boolean;
  readonly send: (update: VisitUpdate & { readonly isBegun: boolean }) => Promise<void>;
  readonly load: () => Promise<SavedVisit>;
  /** Keeps a draft on the device, or with undefined takes it away; whether it is kept. */
  readonly keepDraft: (draft: AnswersDraft | undefined) => Promise<boolean>;
  readonly isOnline: () => boolean;
  /** A first failure after a success; those of the tries after it are not told again. */
  readonly onFailure: (error: unknown) => void;
  /** Whether a failure means that there is no line, and not that the service refused. */
  readonly isLineDown: (error: unknown) => boolean;
  /** Whether another try may succeed. */
  readonly isWorthAnotherTry: (error: unknown) => boolean;
}

/** Keeps answers as they are given: on the page at once, on the device until the service has them, and with the service. */
export interface AnswerKeeper {
  readonly get: () => KeptAnswers;
  readonly subscribe: (listener: () => void) => () => void;
  /** An answer was given; it is sent after `delay` ms without another. */
  readonly change: (answer: VisitAnswer, delay: number) => void;
  /** The patient is at that index of the list. */
  readonly stand: (index: number) => void;
  readonly index: () => number;
  /** Sends what waits now; rejects with what hinders it. */
  readonly flush: () => Promise<void>;
  /** Takes over what the service has got from elsewhere: another tab, another device. */
  readonly refresh: () => Promise<void>;
  /** Tries again at once: the line is back. */
  readonly retry: () => void;
  readonly dispose: () => void;
}

/** Makes the keeper of one questionnaire of one subscription. */
export function createAnswerKeeper(parts: KeeperParts): AnswerKeeper {
  const { saved, draft, counting, isKeepable, send, load, keepDraft, isOnline, onFailure } = parts;
  const listeners = createListeners();
  const answers = byQuestion([...saved.answers, ...(draft?.answers ?? [])]);
  const waiting = byQuestion(draft?.answers ?? []);
  let index = draft?.index ?? saved.lastIndex;
  let savedIndex = saved.lastIndex;
  let { isBegun } = saved;
  let isOnDevice = draft !== undefined;
  let isSending = false;
  let isDisposed = false;
  let error: unknown;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let refreshing: Promise<void> = Promise.resolve();
  let drafting: Promise<void> = Promise.resolve();

  const needsSending = () => index !== savedIndex || [...waiting.values()].some(isKeepable);

  function stateNow(): SavedState {
    if (isSending) return 'saving';
    if (waiting.size === 0) return 'saved';
    const isCutOff = !isOnline() || (error !== undefined && parts.isLineDown(error));
    return isOnDevice && isCutOff ? 'offline' : 'unsaved';
  }

  let shown: KeptAnswers;
  function show(): void {
    shown = { answers: new Map(answers), state: stateNow(), waiting: waiting.size, isOnDevice, error };
    listeners.call();
  }

  async function draftNow(): Promise<void> {
    if (isDisposed) return;
    const isEmpty = waiting.size === 0;
    const isKept = await keepDraft(isEmpty ? undefined : { answers: [...waiting.values()], index });
    isOnDevice = isKept && !isEmpty;
    show();
  }

  /** One after the other, the last one as things stand then. */
  function writeDraft(): void {
    drafting = drafting.then(draftNow);
  }

  async function takeOver(): Promise<void> {
    try {
      const fresh = await load();
      isBegun = fresh.isBegun;
      for (const answer of fresh.answers) {
        if (!waiting.has(answer.questionId)) answers.set(answer.questionId, answer);
      }
      show();
    } catch {
      // What is here stays; the next answer finds out whether the line is down.
    }
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(() => undefined), delay);
  }

  async function sendOnce(): Promise<void> {
    await refreshing;
    const sent = new Map(waiting);
    const sentIndex = index;
    const counted = counting(answers);
    await send({ answers: counted.filter(isKeepable), lastIndex: sentIndex, isBegun });
    isBegun = true;
    savedIndex = sentIndex;
    const halfWritten = new Set(
      counted.filter((answer) => !isKeepable(answer)).map(({ questionId }) => questionId),
    );
    for (const [id, answer] of sent) {
      if (waiting.get(id) === answer && !halfWritten.has(id)) waiting.delete(id);
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    isSending = true;
    show();
    try {
      await sendOnce();
      error = undefined;
      failures = 0;
    } catch (failure) {
      error = failure;
      failures += 1;
      if (failures === 1 && !isDisposed) onFailure(failure);
      if (!isDisposed && parts.isWorthAnotherTry(failure)) schedule(nextTry(failures));
      throw failure;
    } finally {
      isSending = false;
      if (!isDisposed) {
        writeDraft();
        show();
        // Given while that was on its way.
        if (error === undefined && needsSending()) schedule(0);
      }
    }
  }

  function run(): Promise<void> {
    if (isDisposed || !needsSending()) return Promise.resolve();
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  show();
  return {
    get: () => shown,
    subscribe: listeners.add,
    index: () => index,
    change(answer, delay) {
      answers.set(answer.questionId, answer);
      waiting.set(answer.questionId, answer);
      isOnDevice = false;
      show();
      writeDraft();
      schedule(delay);
    },
    stand(next) {
      index = next;
      if (index === savedIndex) return;
      if (waiting.size > 0) writeDraft();
      schedule(0);
    },
    async flush() {
      // What was given while a try was under way is not in it.
      await running?.catch(() => undefined);
      await run();
    },
    refresh() {
      refreshing = takeOver();
      return refreshing;
    },
    retry() {
      show();
      if (needsSending()) schedule(0);
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
