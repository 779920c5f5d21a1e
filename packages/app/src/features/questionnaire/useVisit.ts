import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { OfflineNoticeProps } from '@patient/ui/OfflineNotice';
import { possibleFollowUps, pagesOf, type Visit } from '@patient/api/model';
import { onlineAtom } from '#shared/service/online.ts';
import { visitAtom, type VisitName } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';

/** Number of pages with prefetched follow-ups: the shown one and the next one. */
const PREFETCHED_PAGES = 2;

/** Prefetches follow-ups, refetches on window focus, and sends unsent answers when the device is online again. */
export function useVisit(name: VisitName, { asked: { questions }, index }: Visit): void {
  const { fetchFollowUps, retry } = useAtomValue(visitActionsAtom(name));
  const ahead = pagesOf(questions.slice(index)).slice(0, PREFETCHED_PAGES).flat();
  const followUps = possibleFollowUps(ahead).join(' ');
  useEffect(() => {
    // Lets an offline patient continue. Errors are ignored: missing follow-ups are fetched again when needed.
    if (followUps !== '') fetchFollowUps(followUps.split(' ')).catch(() => undefined);
  }, [fetchFollowUps, followUps]);

  const { refetch } = useAtomValue(visitAtom(name)).query;
  useEffect(() => {
    // The query client refetches on visibility changes only, but a visible window can lose and regain focus.
    const refresh = () => void refetch({ cancelRefetch: false });
    globalThis.addEventListener('focus', refresh);
    return () => globalThis.removeEventListener('focus', refresh);
  }, [refetch]);

  const isOnline = useAtomValue(onlineAtom);
  useEffect(() => {
    // Also sends items stored on the device by an earlier page.
    if (isOnline) retry();
  }, [retry, isOnline]);
}

/**
 * Connection state to show: 'offline' while the device is offline or answers can't be sent, then 'restored' once they are
 * saved, until the next question.
 */
export function useOnlineStatus(
  { saveState }: Visit,
  questionId: string | undefined,
): OfflineNoticeProps['connection'] {
  const isOffline = !useAtomValue(onlineAtom) || saveState === 'offline';
  const [wasOffline, setWasOffline] = useState(false);
  const [restoredAt, setRestoredAt] = useState<string>();
  if (isOffline && !wasOffline) setWasOffline(true);
  if (!isOffline && wasOffline && saveState === 'saved') {
    setWasOffline(false);
    setRestoredAt(questionId);
  }
  if (isOffline) return 'offline';
  return restoredAt !== undefined && restoredAt === questionId ? 'restored' : 'online';
}
