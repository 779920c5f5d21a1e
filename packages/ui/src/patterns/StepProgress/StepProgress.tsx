import { clsx } from 'clsx';
import type { CSSProperties, Ref } from 'react';
import { progressRole } from '../../text/progressRole.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './StepProgress.css.ts';
import { stepPosition } from './stepPosition.ts';

/** Strings shown by {@link StepProgress}. */
export interface StepProgressStrings {
  /** Accessible name of the bar. @default 'Progress' */
  progress: string;
  /** Text of the current step. @default 'Step {position} of {count}: {label}' */
  step: string;
}

const defaultStrings: StepProgressStrings = {
  progress: 'Progress',
  step: 'Step {position} of {count}: {label}',
};

/** Props of {@link StepProgress}. */
export interface StepProgressProps {
  /** Step labels in order; at least one. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Overrides for the default text. */
  strings?: Partial<StepProgressStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Progress through the steps as a segmented bar and as text (specification section 2, layouts). */
export function StepProgress({ steps, current, strings: overrides, className, ...rest }: StepProgressProps) {
  const strings = useStrings('StepProgress', defaultStrings, overrides);
  const { position, count, label } = stepPosition(steps, current);
  const text = strings.step
    .replace('{position}', String(position))
    .replace('{count}', String(count))
    .replace('{label}', () => label);
  return (
    <div
      {...rest}
      {...progressRole({ value: position, maxValue: count, text })}
      aria-label={strings.progress}
      className={clsx(styles.progress, className)}
    >
      <span className={styles.bar}>
        {steps.map((step, index) => (
          <span
            key={step}
            className={styles.segment}
            data-state={index + 1 < position ? 'done' : index + 1 === position ? 'current' : 'ahead'}
          />
        ))}
      </span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
