import { Spinner } from '../../components/Spinner/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanPrice } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanSums}. */
export interface PlanPriceLinesProps {
  price: PlanPrice;
  /** Whether the prices are outdated. */
  isUpdating: boolean;
  strings: PlanCardStrings;
}

/** Prices, renewal date and the note that nothing is charged yet. */
export function PlanPriceLines({ price, isUpdating, strings }: PlanPriceLinesProps) {
  return (
    <div aria-busy={isUpdating} className={styles.prices}>
      <PriceLine
        label={strings.perMonth}
        amount={price.perMonth}
        original={price.perMonthBefore}
        className={styles.month}
      />
      {price.coupon && (
        <PriceLine
          label={strings.coupon(price.coupon.code)}
          amount={price.coupon.amount}
          note={price.coupon.note}
        />
      )}
      <PriceLine label={strings.today} amount={price.today} note={price.todayNote} />
      <PriceLine
        label={strings.renews}
        amount={price.renews.amount}
        note={strings.renewsOn(price.renews.date)}
      />
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
