import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Amount } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ChargeList.css.ts';

/** Charge with formatted values. */
export interface Charge {
  id: string;
  /** Formatted date of the charge. */
  date: string;
  /** Formatted amount such as "$84.00". */
  amount: string;
  /** Status such as "Paid" or "Authorized". */
  status: { readonly label: string; readonly tone: StatusTone };
  /** Number of its receipt, which ends the link's accessible name, where another charge has the same date, amount and status. */
  number?: string | undefined;
  /** Path of its receipt. */
  href: string;
}

/** Strings shown by {@link ChargeList}. */
export interface ChargeListStrings {
  /** Ends the accessible name of a charge's link. @default 'receipt' */
  receipt: string;
}

const defaultStrings: ChargeListStrings = { receipt: 'receipt' };

/** Props of {@link ChargeList}. */
export interface ChargeListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'title' | 'children'> {
  /** Accessible name of the list, such as "Last billings". */
  title: string;
  /** Charges, newest first. Don't render an empty list. */
  charges: readonly Charge[];
  /** Overrides for the default text. */
  strings?: Partial<ChargeListStrings>;
  ref?: Ref<HTMLUListElement>;
}

/** Charges of a subscription, each with its receipt, in a card (specification section 4, "Billing lists"). */
export function ChargeList({ title, charges, strings: overrides, className, ...rest }: ChargeListProps) {
  const { receipt } = useStrings('ChargeList', defaultStrings, overrides);
  return (
    <ul role="list" aria-label={title} {...rest} className={clsx(styles.list, className)}>
      {charges.map(({ id, date, amount, status, number, href }) => (
        <li key={id} className={styles.charge}>
          <span className={styles.date}>
            <Link href={href}>
              {date}
              {/* Several charges can have one date. */}
              <VisuallyHidden>
                , {[status.label, amount, number, receipt].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </Link>
          </span>
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
          <span className={styles.amount}>
            <Amount value={amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}
