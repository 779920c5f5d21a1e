import type { VisitAnswer } from '@patient/api';
import { byQuestion } from '../rules/questionTree.ts';
import { createListeners } from '../../../shared/session/listeners.ts';
import type { KeeperParts, KeptAnswers, SavedState } from './keptAnswers.ts';
import { createSendingQueue } from './sendingQueue.ts';

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
  const { saved, draft, counting, isKeepable, load, keepDraft, isOnline } = parts;
  const listeners = createListeners();
  const answers = byQuestion([...saved.answers, ...(draft?.answers ?? [])]);
  const waiting = byQuestion(draft?.answers ?? []);
  let index = draft?.index ?? saved.lastIndex;
  let savedIndex = saved.lastIndex;
  let { isBegun } = saved;
  let isOnDevice = draft !== undefined;
  let refreshing: Promise<void> = Promise.resolve();
  let drafting: Promise<void> = Promise.resolve();

  const needsSending = () => index !== savedIndex || [...waiting.values()].some(isKeepable);

  async function send(): Promise<void> {
    await refreshing;
    const sent = new Map(waiting);
    const sentIndex = index;
    const counted = counting(answers);
    await parts.send({ answers: counted.filter(isKeepable), lastIndex: sentIndex, isBegun });
    isBegun = true;
    savedIndex = sentIndex;
    const halfWritten = new Set(
      counted.filter((answer) => !isKeepable(answer)).map(({ questionId }) => questionId),
    );
    for (const [id, answer] of sent) {
      if (waiting.get(id) === answer && !halfWritten.has(id)) waiting.delete(id);
    }
  }

  const queue = createSendingQueue({
    ...parts,
    needsSending,
    send,
    onBegin: show,
    onEnd() {
      writeDraft();
      show();
    },
  });

  function stateNow(): SavedState {
    if (queue.isSending()) return 'saving';
    if (waiting.size === 0) return 'saved';
    const error = queue.error();
    const isCutOff = !isOnline() || (error !== undefined && parts.isLineDown(error));
    return isOnDevice && isCutOff ? 'offline' : 'unsaved';
  }

  let shown: KeptAnswers;
  function show(): void {
    const state = stateNow();
    shown = { answers: new Map(answers), state, waiting: waiting.size, isOnDevice, error: queue.error() };
    listeners.call();
  }

  async function draftNow(): Promise<void> {
    if (queue.isDisposed()) return;
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
      queue.schedule(delay);
    },
    stand(next) {
      index = next;
      if (index === savedIndex) return;
      if (waiting.size > 0) writeDraft();
      queue.schedule(0);
    },
    flush: queue.flush,
    refresh() {
      refreshing = takeOver();
      return refreshing;
    },
    retry() {
      show();
      if (needsSending()) queue.schedule(0);
    },
    dispose: queue.dispose,
  };
}
