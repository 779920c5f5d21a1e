import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { OfflineNoticeProps } from '@patient/ui/OfflineNotice';
import { onlineAtom } from '../../shared/service/online.ts';
import type { Visit } from './rules/visitView.ts';

/** Connection as the patient sees it: offline while the device is or answers do not arrive, then restored once they have. */
export function useOnlineStatus({ saveState }: Visit): OfflineNoticeProps['connection'] {
  const isConnected = useAtomValue(onlineAtom);
  const isDown = !isConnected || saveState === 'offline';
  const [wasDown, setWasDown] = useState(false);
  if (isDown && !wasDown) setWasDown(true);
  if (isDown) return 'offline';
  return wasDown && saveState === 'saved' ? 'restored' : 'online';
}
