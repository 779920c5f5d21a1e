import { useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PlanCard.css.ts';
import { PlanBody } from './PlanBody.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import { defaultStrings, type PlanCardStrings } from './strings.ts';

/** Props of {@link PlanDisclosure}. */
export interface PlanDisclosureProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Product name, above the lines. */
  name?: string | undefined;
  /** As in PlanCard. */
  lines: readonly PlanLine[];
  /** As in PlanCard; the amount held is shown beside the title. */
  price?: PlanPrice | undefined;
  /** Whether the price is shown, loading, being updated or failed to load, which opens the plan. @default 'ready' */
  state?: PlanState;
  /** Reloads the price. */
  onRetry?: (() => void) | undefined;
  /** Whether the plan is open at first. @default false */
  defaultExpanded?: boolean;
  /** Content below the plan. */
  children?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<PlanCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** PlanCard folded to one line, which leaves room for a form on a phone. */
export function PlanDisclosure({
  name,
  lines,
  price,
  state = 'ready',
  onRetry,
  defaultExpanded = false,
  children,
  strings: overrides,
  className,
  ...rest
}: PlanDisclosureProps) {
  const titleId = useId();
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const disclosure = useRef<HTMLDivElement>(null);
  // The button is removed with the error.
  const retry = () => {
    disclosure.current?.querySelector('button')?.focus();
    onRetry?.();
  };
  const strings = useStrings('PlanCard', defaultStrings, overrides);
  const isLoading = state === 'loading' || state === 'updating';
  return (
    <Card {...rest} as="section" padding="small" aria-labelledby={titleId} className={className}>
      <Disclosure
        ref={disclosure}
        headingLevel={2}
        title={<span id={titleId}>{strings.title}</span>}
        aside={
          <>
            {isLoading && <Skeleton width="6ch" />}
            {state === 'ready' && price && (
              <span className={styles.folded}>
                <VisuallyHidden>{strings.held}: </VisuallyHidden>
                {price.held.amount}
              </span>
            )}
          </>
        }
        isExpanded={isExpanded || state === 'error'}
        onExpandedChange={setExpanded}
      >
        <div className={styles.plan}>
          {name && <p className={styles.name}>{name}</p>}
          <PlanBody lines={lines} price={price} state={state} onRetry={onRetry && retry} strings={strings} />
          {children}
        </div>
      </Disclosure>
    </Card>
  );
}
