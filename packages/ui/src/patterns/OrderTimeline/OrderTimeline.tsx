import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './OrderTimeline.css.ts';
import { english, type OrderStep, type OrderTimelineStrings } from './step.ts';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** From the first to the last; an order that ended otherwise has no steps to come. */
  steps: readonly OrderStep[];
  strings?: Partial<OrderTimelineStrings>;
  ref?: Ref<HTMLOListElement>;
}

/** What happened to an order and what comes next, as a line with a picture a step. */
export function OrderTimeline({ steps, strings, className, ...rest }: OrderTimelineProps) {
  const words = { ...english, ...strings };
  return (
    <ol aria-label={words.list} {...rest} className={[styles.timeline, className].filter(Boolean).join(' ')}>
      {steps.map(({ id, label, state, when, note, icon }) => (
        <li
          key={id}
          {...((state === 'current' || state === 'stopped') && { 'aria-current': 'step' })}
          className={styles.step({ state })}
        >
          <span className={styles.picture({ state })}>
            <Icon name={state === 'done' ? 'check' : icon} />
          </span>
          <div className={styles.words}>
            <p className={styles.label({ state })}>
              <VisuallyHidden>{words.states[state]} </VisuallyHidden>
              {label}
            </p>
            {when !== undefined && <p className={styles.when}>{when}</p>}
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
