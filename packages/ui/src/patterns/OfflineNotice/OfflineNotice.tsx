import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './OfflineNotice.css.ts';

/** Strings shown by {@link OfflineNotice}. */
export interface OfflineNoticeStrings {
  offline: string;
  /** What being offline means for the patient. */
  meaning: string;
  /**
   * Number of unsent answers.
   * @default "2 answers are stored on this device. We'll send them when you're back online."
   */
  waiting: (count: number) => string;
  restored: string;
}

const defaultStrings: OfflineNoticeStrings = {
  offline: "You're offline.",
  meaning: "You can still read this page. We'll save your changes when you're back online.",
  waiting: (count) =>
    count === 1
      ? "1 answer is stored on this device. We'll send it when you're back online."
      : `${count} answers are stored on this device. We'll send them when you're back online.`,
  restored: "You're back online.",
};

/** Props of {@link OfflineNotice}. */
export interface OfflineNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** State of the connection; `online` shows nothing. */
  connection: 'offline' | 'restored' | 'online';
  /** Number of unsent answers; 0 shows the general message. @default 0 */
  waitingCount?: number;
  /** Button, such as a retry. */
  action?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<OfflineNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Moves focus to the notice when the focused button is removed. */
const keepFocus = (holder: HTMLElement | null) => () => {
  if (holder?.contains(document.activeElement)) holder.parentElement?.focus();
};

/** Announces a lost and restored connection and what is saved offline; keep it mounted as a live region. */
export function OfflineNotice({
  connection,
  waitingCount = 0,
  action,
  strings: overrides,
  className,
  ...rest
}: OfflineNoticeProps) {
  const strings = useStrings('OfflineNotice', defaultStrings, overrides);
  return (
    <div tabIndex={-1} {...rest} className={clsx(styles.notice({ connection }), className)}>
      <output className={styles.live}>
        {connection !== 'online' && (
          <span className={styles.message}>
            <Icon name={connection === 'offline' ? 'wifi-off' : 'check-circle'} className={styles.icon} />
            <span className={styles.text}>
              <strong className={styles.title}>{strings[connection]}</strong>
              {connection === 'offline' &&
                ` ${waitingCount > 0 ? strings.waiting(waitingCount) : strings.meaning}`}
            </span>
          </span>
        )}
      </output>
      {connection === 'offline' && action && (
        <div ref={keepFocus} className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
}
