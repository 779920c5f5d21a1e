import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { meAtom } from '#shared/patient/me.ts';
import { environmentAtom } from '#shared/environment.ts';

const loadStart = loadCode(async () => (await import('./startLazyServices.ts')).startLazyServicesAtom);

/**
 * Opens the socket and loads the account's picture when the account has loaded and the page is idle. The socket stays open
 * until the session ends. If the code fails to load, tries again when the browser is online or focused.
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
        const startLazyServicesAtom = await loadStart();
        if (!signal.aborted) store.set(startLazyServicesAtom);
      } catch {
        addEventListener('online', open, { signal, once: true });
        addEventListener('focus', open, { signal, once: true });
      }
    };
    void open();
    return () => ended.abort();
  }, [userId, whenIdle, store]);
}
