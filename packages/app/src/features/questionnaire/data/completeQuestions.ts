import { atom, type Getter, type Setter } from 'jotai';
import type { Question } from '@patient/api';
import { askedQuestions, firstUnanswered, type AskedQuestions } from '@patient/api/model';
import { mergedAnswers } from '../rules/visitView.ts';
import { answerOf } from '../rules/answers.ts';
import { fetchFollowUpsAtom, type ForVisit } from './visit.ts';
import { loadedVisit, visitOutbox } from './visitOutbox.ts';

/** Questions that the answers lead to at this moment. */
function askedNow(get: Getter, key: string): AskedQuestions {
  const loaded = loadedVisit(get, key);
  if (loaded === undefined) return { questions: [], missing: [] };
  const items = get(visitOutbox(key).outboxAtom).state().items.values();
  return askedQuestions(loaded.questions, mergedAnswers(loaded.saved, items));
}

// A function: an atom that sets itself changes its own value, and calls nothing.
async function completeQuestions(get: Getter, set: Setter, key: string): Promise<readonly Question[]> {
  const { questions, missing } = askedNow(get, key);
  if (missing.length === 0) return questions;
  await set(fetchFollowUpsAtom, { key, ids: missing });
  const after = askedNow(get, key);
  // A follow-up may have follow-ups of its own.
  return after.questions.length === questions.length ? after.questions : completeQuestions(get, set, key);
}

/** Fetches every follow-up that the answers ask for and resolves to the whole list of questions. */
export const completeQuestionsAtom = atom(null, (get, set, { key }: ForVisit) =>
  completeQuestions(get, set, key),
);

/**
 * Sends what is left and resolves to whether every question has its answer then: what was answered on another device may
 * ask more. Rejects with ApiError.
 */
export const finishQuestionsAtom = atom(null, async (get, set, { key }: ForVisit): Promise<boolean> => {
  const { outboxAtom } = visitOutbox(key);
  await get(outboxAtom).flush();
  await completeQuestions(get, set, key);
  const loaded = loadedVisit(get, key);
  if (loaded === undefined) return false;
  const answers = mergedAnswers(loaded.saved, get(outboxAtom).state().items.values());
  return firstUnanswered(loaded.questions, answers) === undefined;
});

/**
 * Sends answers from an earlier treatment with the current visit, agreements included, and resolves as
 * {@link finishQuestionsAtom}. Rejects with ApiError.
 */
export const confirmAnswersAtom = atom(null, (get, set, { key }: ForVisit): Promise<boolean> => {
  const outbox = get(visitOutbox(key).outboxAtom);
  const { questions } = askedNow(get, key);
  for (const question of questions.filter(({ kind }) => kind === 'agreement'))
    outbox.put({ kind: 'answer', answer: answerOf(question, true) }, 0);
  // Also where nothing else changed: the visit has no log before its first send.
  outbox.put({ kind: 'position', index: questions.length - 1 }, 0);
  return set(finishQuestionsAtom, { key });
});
