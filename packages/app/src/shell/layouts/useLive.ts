import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { liveHandlersAtom } from '../../features/messages/index.ts';
import { openLiveAtom } from '../../features/notifications/index.ts';
import { meAtom } from '../../shared/patient/me.ts';

/** Opens the live connection once the patient is known. It stays open until the session ends. */
export function useLive(): void {
  const userId = useAtomValue(meAtom).data?._id;
  const handlers = useAtomValue(liveHandlersAtom);
  const open = useSetAtom(openLiveAtom);
  useEffect(() => {
    if (userId !== undefined) open({ userId, ...handlers });
  }, [userId, handlers, open]);
}
