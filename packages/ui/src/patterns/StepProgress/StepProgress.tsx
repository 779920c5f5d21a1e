import type { CSSProperties, Ref } from 'react';
import { progressRole } from '../../text/progressRole.ts';
import * as styles from './StepProgress.css.ts';
import { stepPlace } from './stepPlace.ts';

/** Words of {@link StepProgress}. */
export interface StepProgressStrings {
  /** Name of the bar. @default 'Progress' */
  progress: string;
  /** Where the patient is. @default 'Step {place} of {count}: {label}' */
  step: string;
}

const english: StepProgressStrings = { progress: 'Progress', step: 'Step {place} of {count}: {label}' };

/** Props of {@link StepProgress}. */
export interface StepProgressProps {
  /** What the steps are called, in their order; at least one. */
  steps: readonly string[];
  /** Which of them the patient is on, from 0. */
  current: number;
  strings?: Partial<StepProgressStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** How far the patient has come: one segment a step, and the same in words (specification section 2, layouts). */
export function StepProgress({ steps, current, strings, className, ...rest }: StepProgressProps) {
  const words = { ...english, ...strings };
  const { place, count, label } = stepPlace(steps, current);
  const text = words.step
    .replace('{place}', String(place))
    .replace('{count}', String(count))
    .replace('{label}', () => label);
  return (
    <div
      {...rest}
      {...progressRole({ value: place, maxValue: count, text })}
      aria-label={words.progress}
      className={[styles.progress, className].filter(Boolean).join(' ')}
    >
      <span className={styles.bar}>
        {steps.map((step, index) => (
          <span
            key={step}
            className={styles.segment}
            data-state={index + 1 < place ? 'done' : index + 1 === place ? 'current' : 'ahead'}
          />
        ))}
      </span>
      <span className={styles.words}>{text}</span>
    </div>
  );
}
