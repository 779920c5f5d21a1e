import { useState, useSyncExternalStore } from 'react';
import type { OfflineNoticeProps } from '@patient/ui/OfflineNotice';
import type { KeptAnswers } from '../../../data/registration/keptAnswers.ts';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Whether the line is down: the device says so, or answers do not get through. Once it was, it is said to be back. */
export function useLine({ state }: KeptAnswers): OfflineNoticeProps['connection'] {
  const isConnected = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isDown = !isConnected || state === 'offline';
  const [wasDown, setWasDown] = useState(false);
  if (isDown && !wasDown) setWasDown(true);
  if (isDown) return 'offline';
  return wasDown && state === 'saved' ? 'restored' : 'online';
}
