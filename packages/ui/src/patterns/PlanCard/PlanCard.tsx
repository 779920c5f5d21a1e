import { clsx } from 'clsx';
import { createElement, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PlanCard.css.ts';
import { PlanBody } from './PlanBody.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import { defaultStrings, type PlanCardStrings } from './strings.ts';

/** Props of {@link PlanCard}. */
export interface PlanCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Product name, below the title. */
  name?: string | undefined;
  /** Product picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** Dose, uses, delivery and packaging, in the order they are chosen. */
  lines: readonly PlanLine[];
  /** Current price; shown only while `ready`. */
  price?: PlanPrice | undefined;
  /** State of the price. @default 'ready' */
  state?: PlanState;
  /** Reloads the price. */
  onRetry?: (() => void) | undefined;
  /** Primary action such as "Continue to payment". */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<PlanCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** Plan being chosen, with its full price (decisions, "Treatments and prices"). */
export function PlanCard({
  name,
  imageUrl,
  lines,
  price,
  state = 'ready',
  onRetry,
  action,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: PlanCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button is removed with the error.
  const retry = () => {
    heading.current?.focus();
    onRetry?.();
  };
  const strings = useStrings('PlanCard', defaultStrings, overrides);
  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={clsx(styles.plan, className)}>
      <div className={styles.header}>
        <Thumbnail src={imageUrl} />
        <div className={styles.names}>
          {createElement(
            `h${headingLevel}`,
            { id: titleId, ref: heading, tabIndex: -1, className: styles.title },
            strings.title,
          )}
          {name && <p className={styles.name}>{name}</p>}
        </div>
      </div>
      <PlanBody lines={lines} price={price} state={state} onRetry={onRetry && retry} strings={strings} />
      {action}
    </Card>
  );
}
