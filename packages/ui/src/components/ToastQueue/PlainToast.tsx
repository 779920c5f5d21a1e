import { useSyncExternalStore } from 'react';
import type { ToastQueue } from './createToastQueue.ts';
import * as styles from './PlainToast.css.ts';

/** Props of {@link PlainToast}. */
export interface PlainToastProps {
  /** Queue of the messages. */
  queue: ToastQueue;
}

/** Message of the queue as plain text, for a page on which the code of ToastRegion failed to load. */
export function PlainToast({ queue }: PlainToastProps) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current);
  return (
    <p role="alert" className={styles.message}>
      {toast?.message}
    </p>
  );
}
