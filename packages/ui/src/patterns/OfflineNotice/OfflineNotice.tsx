import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './OfflineNotice.css.ts';

/** What {@link OfflineNotice} says by itself. */
export interface OfflineNoticeStrings {
  offline: string;
  /** What it means for what the patient does now. */
  meaning: string;
  /** How much waits to be sent. @default '2 answers are kept on this device and sent when you are back online.' */
  waiting: (count: number) => string;
  back: string;
}

const english: OfflineNoticeStrings = {
  offline: 'You are offline.',
  meaning: 'You can read what is here. Changes wait until you are back online.',
  waiting: (count) =>
    count === 1
      ? '1 answer is kept on this device and sent when you are back online.'
      : `${count} answers are kept on this device and sent when you are back online.`,
  back: 'You are online again.',
};

/** Props of {@link OfflineNotice}. */
export interface OfflineNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The line is down, has just come back, or is there: nothing is shown then. */
  line: 'offline' | 'back' | 'online';
  /** How many answers have not reached the service; 0 says what being offline means. @default 0 */
  waitingCount?: number;
  /** A button that tries again. */
  action?: ReactNode;
  strings?: Partial<OfflineNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Says that the line is down, what is kept meanwhile, and that it is back. Keep it mounted: it is a live region. */
export function OfflineNotice({
  line,
  waitingCount = 0,
  action,
  strings,
  className,
  ...rest
}: OfflineNoticeProps) {
  const words = { ...english, ...strings };
  return (
    <div {...rest} className={[styles.notice({ line }), className].filter(Boolean).join(' ')}>
      <output className={styles.live}>
        {line !== 'online' && (
          <span className={styles.news}>
            <Icon name={line === 'offline' ? 'wifi-off' : 'check-circle'} className={styles.icon} />
            <span className={styles.words}>
              <strong className={styles.title}>{words[line]}</strong>
              {line === 'offline' && ` ${waitingCount > 0 ? words.waiting(waitingCount) : words.meaning}`}
            </span>
          </span>
        )}
      </output>
      {line === 'offline' && action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
