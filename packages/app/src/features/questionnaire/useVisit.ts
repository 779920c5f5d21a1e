import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Question } from '@patient/api';
import type { KeptAnswers } from './data/keptAnswers.ts';
import { followUpsAhead, type Visit } from './data/visit.ts';
import { resumeIndex } from './rules/questionTree.ts';

/** A visit as its screen knows it. */
export interface ShownVisit {
  readonly kept: KeptAnswers;
  /** The questions that the answers lead to, and the place of the one shown. */
  readonly questions: readonly Question[];
  readonly index: number;
  /** Fetches the follow-ups that the answers ask for; resolves to the list with them. */
  readonly complete: () => Promise<readonly Question[]>;
}

/** Follows a visit: what is asked, where the patient is, and what the other tabs and devices did meanwhile. */
export function useVisit(visit: Visit, stepHistory: readonly string[]): ShownVisit {
  const kept = useSyncExternalStore(visit.subscribe, visit.get);
  const { questions } = kept.asked;
  const found = questions.findIndex(({ _id }) => _id === stepHistory.at(-1));
  const index = found === -1 ? resumeIndex(questions, kept.answers, visit.index()) : found;

  const complete = useCallback(async () => {
    for (;;) {
      const { asked } = visit.get();
      if (asked.missing.length === 0) return asked.questions;
      // Each round may bring follow-ups that have some of their own.
      // oxlint-disable-next-line no-await-in-loop -- the next round is known only after this one
      await visit.learn(asked.missing);
    }
  }, [visit]);

  useEffect(() => visit.stand(index), [visit, index]);

  useEffect(() => {
    // So that an answer can be gone on from while the line is down; what does not come now is asked for when it is needed.
    visit.learn(followUpsAhead(visit, index)).catch(() => undefined);
  }, [visit, index]);

  useEffect(() => {
    const refresh = () => void visit.refresh();
    globalThis.addEventListener('online', visit.retry);
    globalThis.addEventListener('offline', visit.retry);
    globalThis.addEventListener('focus', refresh);
    return () => {
      globalThis.removeEventListener('online', visit.retry);
      globalThis.removeEventListener('offline', visit.retry);
      globalThis.removeEventListener('focus', refresh);
    };
  }, [visit]);

  return { kept, questions, index, complete };
}
