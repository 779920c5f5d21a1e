import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { OfflineNoticeProps } from '@patient/ui/OfflineNotice';
import { onlineAtom } from '#shared/service/online.ts';
import type { Visit } from './rules/visitView.ts';

/**
 * Connection as the patient sees it: offline while the device is or answers do not arrive, then restored once they have,
 * until the next question.
 */
export function useOnlineStatus(
  { saveState }: Visit,
  questionId: string | undefined,
): OfflineNoticeProps['connection'] {
  const isConnected = useAtomValue(onlineAtom);
  const isDown = !isConnected || saveState === 'offline';
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
