import { clsx } from 'clsx';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon/index.ts';
import { Sheet } from '../../components/Sheet/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as card from './PlanCard.css.ts';
import * as styles from './PlanBar.css.ts';
import { PlanBody } from './PlanBody.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import { defaultStrings, type PlanCardStrings } from './strings.ts';

/** Props of {@link PlanBar}. */
export interface PlanBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** As in PlanCard. Pressing a line's button closes the sheet first. */
  lines: readonly PlanLine[];
  /** As in PlanCard. */
  price?: PlanPrice | undefined;
  /** Whether the price is shown, loading, being updated or failed to load. @default 'ready' */
  state?: PlanState;
  /** Reloads the price. */
  onRetry?: (() => void) | undefined;
  /** Primary action beside the price. */
  action?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<PlanCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** PlanCard for phones: price and primary action in a sticky bar, the full plan in a sheet. */
export function PlanBar({
  lines,
  price,
  state = 'ready',
  onRetry,
  action,
  strings: overrides,
  className,
  ...rest
}: PlanBarProps) {
  const [isOpen, setOpen] = useState(false);
  const strings = useStrings('PlanCard', defaultStrings, overrides);
  const sheetLines = lines.map(({ onChange, ...line }) => ({
    ...line,
    onChange:
      onChange &&
      (() => {
        setOpen(false);
        onChange();
      }),
  }));
  const isUpdating = state === 'updating';
  const currentPrice = state === 'ready' ? price : undefined;
  const isIncomplete = lines.some(({ value }) => value === undefined);
  const isUnpriced = price === undefined && (state === 'ready' || (isUpdating && isIncomplete));
  return (
    <section aria-label={strings.title} {...rest} className={clsx(styles.bar, className)}>
      <Button aria-haspopup="dialog" className={styles.openButton} onPress={() => setOpen(true)}>
        <VisuallyHidden>{strings.show}: </VisuallyHidden>
        <span className={styles.text} aria-busy={isUpdating}>
          <span className={styles.label}>{isUnpriced ? strings.title : strings.perMonth}</span>{' '}
          {isUnpriced && <span className={styles.unpriced}>{strings.unpriced}</span>}
          {state === 'loading' && <Skeleton width="7ch" />}
          {state === 'error' && <span className={styles.label}>{strings.errorTitle}</span>}
          {currentPrice && <span className={styles.amount}>{currentPrice.perMonth}</span>}
          {/* As high as the price, because a change would move the button. */}
          {isUpdating && !isUnpriced && (
            <>
              <span className={styles.amount}>
                <Skeleton width="5ch" height="1lh" />
              </span>
              <span className={styles.label}>
                <Skeleton width="14ch" height="1lh" />
              </span>
            </>
          )}
          {currentPrice && (
            <span className={styles.label}>
              {strings.firstBill}: {currentPrice.held.amount}
            </span>
          )}
        </span>
        <Icon name="chevron-down" className={styles.icon} />
      </Button>
      {action && <div className={styles.action}>{action}</div>}
      <VisuallyHidden as="output">
        {isUpdating && strings.updating}
        {state === 'error' && !isOpen && strings.errorTitle}
      </VisuallyHidden>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={strings.title} side="bottom">
        <div className={card.plan}>
          <PlanBody lines={sheetLines} price={price} state={state} onRetry={onRetry} strings={strings} />
        </div>
      </Sheet>
    </section>
  );
}
