import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { percentOf, progressRole, progressText } from '../../text/progressRole.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** Task in progress: "Uploading your photo". */
  label: ReactNode;
  /** Progress from 0 to `maxValue`. Leave it out when the duration is unknown. */
  value?: number | undefined;
  /** Value at which the task is complete. @default 100 */
  maxValue?: number;
  /** Progress as text: "2 of 4 photos". @default the value in percent */
  valueText?: string | undefined;
  /** Whether to hide label and value visually when the page already shows both. @default false */
  isBare?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Progress of a longer task. For a short wait of unknown length, use a Spinner. */
export function ProgressBar({
  label,
  value,
  maxValue,
  valueText: text,
  isBare = false,
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const progress = { value, maxValue, text };
  const percent = percentOf(progress);
  return (
    <div
      aria-labelledby={labelId}
      {...rest}
      {...progressRole(progress)}
      className={clsx(styles.progress, className)}
    >
      <div className={isBare ? styles.hiddenLabels : styles.labels}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {percent !== undefined && (
          <span aria-hidden="true" className={styles.value}>
            {/* Numbers keep their own text direction. */}
            <bdi>{progressText(progress)}</bdi>
          </span>
        )}
      </div>
      <div className={styles.track}>
        {percent === undefined ? (
          <div className={styles.indeterminateBar} />
        ) : (
          <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
        )}
      </div>
    </div>
  );
}
