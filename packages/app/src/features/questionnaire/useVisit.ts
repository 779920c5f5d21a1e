import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Question } from '@patient/api';
import { fetchFollowUpsAtom, setPositionAtom, visitAtom } from './data/visit.ts';
import { visitOutbox } from './data/visitOutbox.ts';
import { possibleFollowUps } from '@patient/api/model';
import { resumeIndex } from './rules/questionTree.ts';
import type { Visit } from './rules/visitView.ts';

/** Follow-ups of this question and the next are fetched ahead. */
const AHEAD = 2;

/**
 * Index of the question shown, from 0, never past one that is open. Keeps it with the service, fetches follow-ups ahead, and
 * brings the visit up to date when the connection or the tab comes back.
 */
export function useVisit(
  key: string,
  visit: Visit,
  isOpen: (question: Question) => boolean,
  stepHistory: readonly string[],
): number {
  const { query } = useAtomValue(visitAtom(key));
  const outbox = useAtomValue(visitOutbox(key).outboxAtom);
  const setPosition = useSetAtom(setPositionAtom);
  const fetchFollowUps = useSetAtom(fetchFollowUpsAtom);
  const { questions } = visit.asked;
  const found = questions.findIndex(({ _id }) => _id === stepHistory.at(-1));
  // Also where the browser's forward leads: an answer changed since may ask more questions before it.
  const index = resumeIndex(questions, isOpen, found === -1 ? visit.lastIndex : found);
  const { refetch } = query;

  useEffect(() => setPosition({ key, index }), [setPosition, key, index]);

  const ahead: readonly Question[] = questions.slice(index, index + AHEAD);
  const followUps = possibleFollowUps(ahead).join(' ');
  useEffect(() => {
    // So that an offline patient can continue from an answer; what does not arrive now is fetched when it is needed.
    if (followUps !== '') fetchFollowUps({ key, ids: followUps.split(' ') }).catch(() => undefined);
  }, [fetchFollowUps, key, followUps]);

  useEffect(() => {
    // Sends what an earlier page left on the device.
    outbox.retry();
    const listening = new AbortController();
    const { signal } = listening;
    const refresh = (event: Event) => {
      const isFirst = event.type === 'pageshow' && 'persisted' in event && event.persisted === false;
      if (isFirst || document.visibilityState === 'hidden') return;
      // Several of these come together.
      void refetch({ cancelRefetch: false });
    };
    for (const event of ['focus', 'pageshow', 'online', 'visibilitychange'])
      // Also `visibilitychange`, which bubbles from the document.
      globalThis.addEventListener(event, refresh, { signal });
    // After the refresh, which sending waits for.
    globalThis.addEventListener('online', outbox.retry, { signal });
    return () => listening.abort();
  }, [outbox, refetch]);

  return index;
}
