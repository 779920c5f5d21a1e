import { clsx } from 'clsx';
import { Spinner } from '../../components/Spinner/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanPrice } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanPriceLines}. */
export interface PlanPriceLinesProps {
  /** Undefined while it is loaded for the first time. */
  price: PlanPrice | undefined;
  /** Whether the price may be outdated, so that only its place is shown. */
  isUpdating: boolean;
  strings: PlanCardStrings;
}

function Amounts({ price, isUpdating, strings }: PlanPriceLinesProps & { price: PlanPrice }) {
  const { perMonth, perMonthBefore, coupon, held, next } = price;
  const className = isUpdating ? styles.outdated : undefined;
  return (
    <>
      <PriceLine
        label={strings.perMonth}
        amount={perMonth}
        original={perMonthBefore}
        className={clsx(styles.month, className)}
      />
      {coupon && (
        <PriceLine
          label={strings.coupon(coupon.code)}
          amount={coupon.amount}
          note={coupon.span}
          className={className}
        />
      )}
      <PriceLine
        label={strings.held}
        amount={held.amount}
        note={strings.heldFor(held.period)}
        className={className}
      />
      <PriceLine
        label={strings.next(next.every)}
        amount={next.amount}
        note={[strings.nextOn(next.date), next.afterCoupon].filter(Boolean).join('. ')}
        className={className}
      />
    </>
  );
}

const skeletonRows = ['month', 'held', 'next'];

/** Price per month, discount of a coupon, authorized amount, and the bills after that. */
export function PlanPriceLines({ price, isUpdating, strings }: PlanPriceLinesProps) {
  return (
    <div aria-busy={isUpdating} className={styles.prices}>
      {price ? (
        <Amounts price={price} isUpdating={isUpdating} strings={strings} />
      ) : (
        skeletonRows.map((row) => <Skeleton key={row} className={styles.amountSkeleton} />)
      )}
      <output className={styles.updateStatus}>
        {isUpdating && (
          <>
            <Spinner aria-hidden="true" /> <span>{strings.updating}</span>
          </>
        )}
      </output>
      <p className={styles.holdNotice}>
        <Icon name="shield" className={styles.shield} />
        <span>{strings.holdNotice}</span>
      </p>
    </div>
  );
}
