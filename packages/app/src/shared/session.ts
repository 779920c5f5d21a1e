import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { EndReason } from '@patient/api/session';
import { environmentAtom } from './environment.ts';

/** Whether a patient is signed in; false in prerendered HTML. */
export function useIsSignedIn(): boolean {
  const { session } = useAtomValue(environmentAtom);
  return useSyncExternalStore(
    session.onChange,
    () => session.read().loggedIn,
    () => false,
  );
}

/** Why the page's last session ended; undefined during a session or before the first. */
export function useLastEnd(): EndReason | undefined {
  const { session } = useAtomValue(environmentAtom);
  return useSyncExternalStore(
    session.onChange,
    () => session.lastEnd()?.reason,
    () => undefined,
  );
}
