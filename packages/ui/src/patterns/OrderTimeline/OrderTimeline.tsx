import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './OrderTimeline.css.ts';
import { defaultStrings, type OrderStep, type OrderTimelineStrings } from './step.ts';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Steps in order; a stopped order has no upcoming steps. */
  steps: readonly OrderStep[];
  /** Overrides for the default text. */
  strings?: Partial<OrderTimelineStrings>;
  ref?: Ref<HTMLOListElement>;
}

/** Order steps as a timeline with one icon per step. */
export function OrderTimeline({ steps, strings: overrides, className, ...rest }: OrderTimelineProps) {
  const strings = useStrings('OrderTimeline', defaultStrings, overrides);
  return (
    <ol role="list" aria-label={strings.list} {...rest} className={clsx(styles.timeline, className)}>
      {steps.map(({ id, label, state, when, note, icon }) => (
        <li
          key={id}
          {...((state === 'current' || state === 'stopped') && { 'aria-current': 'step' })}
          className={styles.step({ state })}
        >
          <span className={styles.picture({ state })}>
            <Icon name={state === 'done' ? 'check' : icon} />
          </span>
          <div className={styles.text}>
            <p className={styles.label({ state })}>
              <VisuallyHidden>{strings.states[state]} </VisuallyHidden>
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
