import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { Toast, ToastQueue } from '../ToastQueue/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './Toast.css.ts';
import { useFreePlace } from './useFreePlace.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useUnlessRepeated } from './useUnlessRepeated.ts';

/** Strings of {@link ToastRegion}. */
export interface ToastRegionStrings {
  /** Accessible name of the landmark. @default 'Notifications' */
  region: string;
  /** Accessible name of the close button. @default 'Close' */
  close: string;
}

const defaultStrings: ToastRegionStrings = { region: 'Notifications', close: 'Close' };

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Queue whose message is shown. */
  queue: ToastQueue;
  strings?: Partial<ToastRegionStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Time in which the page may show the message of a toast itself, ms. Only then is it announced. */
const DECIDE_MS = 100;

/** Whether a toast is announced: not if the page reports the same, which has closed the toast by then. */
function useIsAnnounced(toast: Toast | undefined): boolean {
  const [announced, setAnnounced] = useState<Toast>();
  useEffect(() => {
    if (toast === undefined || toast.isSilent) return undefined;
    const timer = setTimeout(() => setAnnounced(toast), DECIDE_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return toast !== undefined && announced === toast;
}

/**
 * Region where toasts appear. Render it once per page, before the first toast. Not react-aria's (unstable) region, which
 * announces every message as an alert and is added together with it. A message that is already on the page is not shown.
 */
export function ToastRegion({ queue, strings: overrides, className, style, ref, ...rest }: ToastRegionProps) {
  const strings = useStrings('ToastRegion', defaultStrings, overrides);
  const toast = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const card = useRef<HTMLDivElement>(null);
  const focus = useToastFocus(queue, card, toast !== undefined);
  useUnlessRepeated(queue, card, toast);
  const place = useFreePlace(card, toast?.id);
  const text = toast && <span key={toast.id}>{toast.message}</span>;
  const isAnnounced = useIsAnnounced(toast);
  return (
    <div
      {...rest}
      ref={ref}
      // Keeps the toast accessible to screen readers, pointer and focus while a react-aria dialog is open.
      data-react-aria-top-layer="true"
      {...(toast && { role: 'region', 'aria-label': strings.region })}
      className={clsx(styles.region, className)}
      style={{
        ...style,
        ...(place && { insetBlockStart: place.top, insetBlockEnd: 'auto', justifyContent: place.align }),
      }}
    >
      <div ref={card} className={styles.card} data-kind={toast?.kind} {...focus}>
        {toast && <Icon name={toast.kind === 'error' ? 'error' : 'check-circle'} className={styles.icon} />}
        <output aria-live="polite" aria-atomic="true" className={styles.message}>
          {isAnnounced && toast?.kind === 'info' && text}
        </output>
        <div role="alert" aria-atomic="true" className={styles.message}>
          {isAnnounced && toast?.kind === 'error' && text}
        </div>
        {!isAnnounced && text && <div className={styles.message}>{text}</div>}
        {toast && (
          <IconButton
            icon="close"
            label={strings.close}
            variant="quiet"
            onPress={queue.close}
            className={styles.close}
          />
        )}
      </div>
    </div>
  );
}
