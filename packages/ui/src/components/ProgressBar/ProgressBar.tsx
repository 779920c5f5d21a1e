import type { CSSProperties, ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import * as styles from './ProgressBar.css.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<
  AriaProgressBarProps,
  'children' | 'className' | 'style' | 'isIndeterminate' | 'value' | 'valueLabel' | 'formatOptions'
> {
  /** What is under way: "Uploading your photo". */
  label: ReactNode;
  /** How far it is, between `minValue` and `maxValue`. Without it the end is not known. */
  value?: number | undefined;
  /** How far it is, in words: "2 of 4 photos". @default the value in percent */
  valueText?: string | undefined;
  /** Hides label and words from the eye, where the page says both beside it. @default false */
  isBare?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** How far something is that takes a while. For a short wait without known end, use a Spinner. */
export function ProgressBar({
  label,
  value,
  valueText,
  isBare = false,
  className,
  ...rest
}: ProgressBarProps) {
  const known = value === undefined ? { isIndeterminate: true } : { value };
  return (
    <AriaProgressBar
      {...rest}
      {...known}
      {...(valueText !== undefined && { valueLabel: valueText })}
      className={[styles.progress, className].filter(Boolean).join(' ')}
    >
      {({ percentage, valueText: words }) => (
        <>
          <div className={isBare ? styles.hiddenWords : styles.words}>
            <Label className={styles.label}>{label}</Label>
            {words !== undefined && (
              <span aria-hidden="true" className={styles.value}>
                {words}
              </span>
            )}
          </div>
          <div className={styles.track}>
            {percentage === undefined ? (
              <div className={styles.wanderer} />
            ) : (
              <div className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
