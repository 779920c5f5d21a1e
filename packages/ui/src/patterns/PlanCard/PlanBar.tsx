import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon/index.ts';
import { Sheet } from '../../components/Sheet/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as card from './PlanCard.css.ts';
import * as styles from './PlanBar.css.ts';
import { PlanBody } from './PlanBody.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import { english, type PlanCardStrings } from './strings.ts';

/** Props of {@link PlanBar}. */
export interface PlanBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** As in PlanCard. A press on one of their buttons closes the sheet first. */
  lines: readonly PlanLine[];
  /** As in PlanCard. */
  price?: PlanPrice | undefined;
  /** @default 'ready' */
  state?: PlanState;
  /** Asks for the price again. */
  onRetry?: (() => void) | undefined;
  /** The one step that goes on; beside the price. */
  action?: ReactNode;
  strings?: Partial<PlanCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** A PlanCard for a phone: price and next step stay at the page's foot, the whole plan is one press away. */
export function PlanBar({
  lines,
  price,
  state = 'ready',
  onRetry,
  action,
  strings,
  className,
  ...rest
}: PlanBarProps) {
  const [isOpen, setOpen] = useState(false);
  const words = { ...english, ...strings };
  const leading = lines.map(({ onChange, ...line }) => ({
    ...line,
    onChange:
      onChange &&
      (() => {
        setOpen(false);
        onChange();
      }),
  }));
  const isUpdating = state === 'updating';
  const known = state === 'ready' || isUpdating ? price : undefined;
  const isUnpriced = state === 'ready' && price === undefined;
  return (
    <section aria-label={words.title} {...rest} className={[styles.bar, className].filter(Boolean).join(' ')}>
      <Button className={styles.open} onPress={() => setOpen(true)}>
        <VisuallyHidden>{words.show}: </VisuallyHidden>
        <span className={styles.words} aria-busy={isUpdating}>
          <span className={styles.label}>{isUnpriced ? words.title : words.perMonth}</span>{' '}
          {isUnpriced && <span className={styles.unpriced}>{words.unpriced}</span>}
          {state === 'loading' && <Skeleton width="7ch" />}
          {state === 'error' && <span className={styles.label}>{words.errorTitle}</span>}
          {known && <span className={styles.amount}>{known.perMonth}</span>}
          {/* One line more or less would move the button under the thumb. */}
          {known && (
            <span className={styles.label}>
              {isUpdating ? words.updating : `${words.today}: ${known.today}`}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className={styles.sign} />
      </Button>
      {action && <div className={styles.action}>{action}</div>}
      <VisuallyHidden as="output">{isUpdating && words.updating}</VisuallyHidden>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={words.title} side="bottom">
        <div className={card.plan}>
          <PlanBody lines={leading} price={price} state={state} onRetry={onRetry} words={words} />
        </div>
      </Sheet>
    </section>
  );
}
