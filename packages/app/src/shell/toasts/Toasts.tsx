import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import * as styles from './PlainToast.css.ts';

/** Message of the queue as plain text, used if the code of the toast failed to load. Retries when the connection returns. */
function PlainToast({ retry }: { retry: () => void }) {
  const { toasts } = useAtomValue(environmentAtom);
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <p role="alert" className={styles.message}>
      {toast?.message}
    </p>
  );
}

/** The notification of the page; messages are queued until its code has loaded. */
export const Toasts = lazyPart(async () => (await import('./ToastHost.tsx')).ToastHost, {
  when: 'idle',
  failure: (_error, retry) => <PlainToast retry={retry} />,
});
