import { useRef, useSyncExternalStore, type CSSProperties, type Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ToastQueue } from '../ToastQueue/index.ts';
import * as styles from './Toast.css.ts';
import { useToastFocus } from './useToastFocus.ts';

/** Words of {@link ToastRegion}. */
export interface ToastRegionStrings {
  /** Name of the landmark. @default 'Notifications' */
  region: string;
  /** Name of the close button. @default 'Close' */
  close: string;
}

const english: ToastRegionStrings = { region: 'Notifications', close: 'Close' };

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Whose message is shown. */
  queue: ToastQueue;
  strings?: Partial<ToastRegionStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The place where messages appear; once a page, there before the first message. Written here because
 * react-aria's (still unstable) one announces everything as an alert, from a region that comes with it.
 */
export function ToastRegion({ queue, strings, className, ref, ...rest }: ToastRegionProps) {
  const words = { ...english, ...strings };
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const card = useRef<HTMLDivElement>(null);
  const focus = useToastFocus(queue, card, toast !== undefined);
  const text = toast && <span key={toast.id}>{toast.message}</span>;
  return (
    <div
      {...rest}
      ref={ref}
      // react-aria leaves this open to reading, pointer and focus while a dialog shuts the rest.
      data-react-aria-top-layer="true"
      {...(toast && { role: 'region', 'aria-label': words.region })}
      className={[styles.region, className].filter(Boolean).join(' ')}
    >
      <div ref={card} className={styles.card} data-kind={toast?.kind} {...focus}>
        {toast && <Icon name={toast.kind === 'error' ? 'error' : 'check-circle'} className={styles.icon} />}
        <output aria-live="polite" aria-atomic="true" className={styles.message}>
          {toast?.kind === 'info' && text}
        </output>
        <div role="alert" aria-atomic="true" className={styles.message}>
          {toast?.kind === 'error' && text}
        </div>
        {toast && (
          <IconButton
            icon="close"
            label={words.close}
            variant="quiet"
            onPress={queue.close}
            className={styles.close}
          />
        )}
      </div>
    </div>
  );
}
