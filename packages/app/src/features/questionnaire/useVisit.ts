import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { OfflineNoticeProps } from '@patient/ui/OfflineNotice';
import type { Question } from '@patient/api';
import { possibleFollowUps } from '@patient/api/model';
import { onlineAtom } from '#shared/service/online.ts';
import { visitAtom } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { resumeIndex } from './rules/questionTree.ts';
import type { Visit } from './rules/visitView.ts';

/** Follow-ups of this question and the next are fetched ahead. */
const AHEAD = 2;

/**
 * Index of the question shown, from 0, never past one that is open. Saves it with the service, fetches follow-ups ahead, and
 * sends what is left when the device is online again.
 */
export function useVisit(
  key: string,
  visit: Visit,
  isOpen: (question: Question) => boolean,
  stepHistory: readonly string[],
): number {
  const { setPosition, fetchFollowUps, retry } = useAtomValue(visitActionsAtom(key));
  const { questions } = visit.asked;
  const found = questions.findIndex(({ _id }) => _id === stepHistory.at(-1));
  // Also where the browser's forward leads: an answer changed since may ask more questions before it.
  const index = resumeIndex(questions, isOpen, found === -1 ? visit.lastIndex : found);

  useEffect(() => setPosition(index), [setPosition, index]);

  const ahead: readonly Question[] = questions.slice(index, index + AHEAD);
  const followUps = possibleFollowUps(ahead).join(' ');
  useEffect(() => {
    // So that an offline patient can continue from an answer; what does not arrive now is fetched when it is needed.
    if (followUps !== '') fetchFollowUps(followUps.split(' ')).catch(() => undefined);
  }, [fetchFollowUps, followUps]);

  const { refetch } = useAtomValue(visitAtom(key)).query;
  useEffect(() => {
    // A window may be visible beside another device; the query client refetches when it is shown or online again.
    const refresh = () => void refetch({ cancelRefetch: false });
    globalThis.addEventListener('focus', refresh);
    return () => globalThis.removeEventListener('focus', refresh);
  }, [refetch]);

  const isOnline = useAtomValue(onlineAtom);
  useEffect(() => {
    // Sends what an earlier page left on the device, too.
    if (isOnline) retry();
  }, [retry, isOnline]);

  return index;
}

/**
 * Connection as the patient sees it: offline while the device is or answers can't be sent, then restored once they are
 * saved, until the next question.
 */
export function useOnlineStatus(
  { saveState }: Visit,
  questionId: string | undefined,
): OfflineNoticeProps['connection'] {
  const isDown = !useAtomValue(onlineAtom) || saveState === 'offline';
  const [wasDown, setWasDown] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string>();
  if (isDown && !wasDown) setWasDown(true);
  if (!isDown && wasDown && saveState === 'saved') {
    setWasDown(false);
    setRestoredAt(questionId);
  }
  if (isDown) return 'offline';
  return restoredAt !== undefined && restoredAt === questionId ? 'restored' : 'online';
}
