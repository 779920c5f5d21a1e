import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { meAtom } from '#shared/patient/me.ts';
import { environmentAtom } from '#shared/environment.ts';

const loadLater = loadCode(async () => (await import('./startLater.ts')).startLaterAtom);

/**
 * Opens the live connection, and gets the picture of the account, once the patient is known and the code has arrived,
 * which no page waits for. The connection stays open until the session ends. Code that did not arrive is asked for again
 * when the browser is online or looked at again.
 */
export function useLive(): void {
  const userId = useAtomValue(meAtom).data?._id;
  const { whenIdle } = useAtomValue(environmentAtom);
  const store = useStore();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const open = async () => {
      try {
        await whenIdle();
        const startLaterAtom = await loadLater();
        if (!signal.aborted) store.set(startLaterAtom, userId);
      } catch {
        addEventListener('online', open, { signal, once: true });
        addEventListener('focus', open, { signal, once: true });
      }
    };
    void open();
    return () => ended.abort();
  }, [userId, whenIdle, store]);
}
