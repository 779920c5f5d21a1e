import { Spinner } from '../../components/Spinner/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanPrice } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanPriceLines}. */
export interface PlanPriceLinesProps {
  /** Undefined while loading. */
  price: PlanPrice | undefined;
  strings: PlanCardStrings;
}

function Amounts({ price, strings }: { price: PlanPrice; strings: PlanCardStrings }) {
  const { perMonth, perMonthBefore, coupon, held, next } = price;
  return (
    <>
      <PriceLine
        label={strings.perMonth}
        amount={perMonth}
        original={perMonthBefore}
        className={styles.month}
      />
      {coupon && <PriceLine label={strings.coupon(coupon.code)} amount={coupon.amount} note={coupon.span} />}
      <PriceLine label={strings.held} amount={held.amount} note={strings.heldFor(held.period)} />
      <PriceLine
        label={strings.next(next.every)}
        amount={next.amount}
        note={[strings.nextOn(next.date), next.afterCoupon].filter(Boolean).join('. ')}
      />
    </>
  );
}

const skeletonRows = ['month', 'held', 'next'];

/** Price per month, discount of a coupon, authorized amount, and the bills after that. */
export function PlanPriceLines({ price, strings }: PlanPriceLinesProps) {
  return (
    <div aria-busy={price === undefined} className={styles.prices}>
      {price ? (
        <Amounts price={price} strings={strings} />
      ) : (
        skeletonRows.map((row) => <Skeleton key={row} className={styles.amountSkeleton} />)
      )}
      <output className={styles.updateStatus}>
        {price === undefined && (
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
