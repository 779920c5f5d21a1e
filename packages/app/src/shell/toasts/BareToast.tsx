import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { environmentAtom } from '#shared/environment.ts';
import * as styles from './BareToast.css.ts';

/** Props of {@link BareToast}. */
export interface BareToastProps {
  /** Loads the real toast again; called when the connection is back. */
  retry: () => void;
}

/** Message of the queue as plain text, where the code of the toast did not arrive. */
export function BareToast({ retry }: BareToastProps) {
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
