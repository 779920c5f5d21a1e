import { Spinner } from '../../components/Spinner/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanPrice } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanSums}. */
export interface PlanSumsProps {
  price: PlanPrice;
  /** The sums are those of before. */
  isUpdating: boolean;
  words: PlanCardStrings;
}

/** What it costs, when, and that nothing is charged yet. */
export function PlanSums({ price, isUpdating, words }: PlanSumsProps) {
  return (
    <div aria-busy={isUpdating} className={styles.sums}>
      <PriceLine
        label={words.perMonth}
        amount={price.perMonth}
        original={price.perMonthBefore}
        className={styles.month}
      />
      {price.coupon && (
        <PriceLine
          label={words.coupon(price.coupon.code)}
          amount={price.coupon.amount}
          note={price.coupon.note}
        />
      )}
      <PriceLine label={words.today} amount={price.today} note={price.todayNote} />
      <PriceLine label={words.renews} amount={price.renews.amount} note={words.renewsOn(price.renews.date)} />
      <output className={styles.news}>
        {isUpdating && (
          <>
            <Spinner aria-hidden="true" /> <span>{words.updating}</span>
          </>
        )}
      </output>
      <p className={styles.held}>
        <Icon name="shield" className={styles.shield} />
        <span>{words.held}</span>
      </p>
    </div>
  );
}
