import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { environmentAtom } from '../environment.ts';
import type { EndReason } from './endedSession.ts';

/** Why the last session of this page ended; undefined while there is one, or there was none. */
export function useLastEnd(): EndReason | undefined {
  const { session } = useAtomValue(environmentAtom);
  return useSyncExternalStore(
    session.onChange,
    () => session.lastEnd()?.reason,
    () => undefined,
  );
}
