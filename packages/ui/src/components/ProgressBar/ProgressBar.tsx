import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { percentOf, progressRole, progressText } from '../../text/progressRole.ts';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** What is under way: "Uploading your photo". */
  label: ReactNode;
  /** How far it is, from 0 to `maxValue`. Without it the end is not known. */
  value?: number | undefined;
  /** What `value` is when all is done. @default 100 */
  maxValue?: number;
  /** How far it is, in words: "2 of 4 photos". @default the value in percent */
  valueText?: string | undefined;
  /** Hides label and words from the eye, where the page says both beside it. @default false */
  isBare?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** How far something is that takes a while. For a short wait without known end, use a Spinner. */
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
      className={[styles.progress, className].filter(Boolean).join(' ')}
    >
      <div className={isBare ? styles.hiddenWords : styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {percent !== undefined && (
          <span aria-hidden="true" className={styles.value}>
            {progressText(progress)}
          </span>
        )}
      </div>
      <div className={styles.track}>
        {percent === undefined ? (
          <div className={styles.wanderer} />
        ) : (
          <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
        )}
      </div>
    </div>
  );
}
