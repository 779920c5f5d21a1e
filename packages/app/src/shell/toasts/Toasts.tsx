import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { PlainToast } from '@patient/ui/ToastQueue';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';

/** Used if the code of the toast failed to load. Retries when the connection returns. */
function WithoutToast({ retry }: { retry: () => void }) {
  const { toasts } = useAtomValue(environmentAtom);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return <PlainToast queue={toasts} />;
}

/** The notification of the page; messages are queued until its code has loaded. */
export const Toasts = lazyPart(async () => (await import('./ToastHost.tsx')).ToastHost, {
  when: 'idle',
  failure: (_error, retry) => <WithoutToast retry={retry} />,
});
