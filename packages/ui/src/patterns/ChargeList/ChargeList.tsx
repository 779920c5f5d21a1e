import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Amount } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
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
export interface ChargeListProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Heading and name of the section, such as "Last billings". */
  title: string;
  /** Explanation of the list, if its title isn't enough. */
  note?: string | undefined;
  /** Charges, newest first. Don't render an empty list. */
  charges: readonly Charge[];
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<ChargeListStrings>;
  ref?: Ref<HTMLElement>;
}

/** Charges of a subscription, each with its receipt (specification section 4, "Billing lists"). */
export function ChargeList({
  title,
  note,
  charges,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: ChargeListProps) {
  const titleId = useId();
  const { receipt } = { ...defaultStrings, ...overrides };
  return (
    <Card as="section" aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      {note && <p className={styles.note}>{note}</p>}
      <ul role="list" className={styles.list}>
        {charges.map(({ id, date, amount, status, href }) => (
          <li key={id} className={styles.charge}>
            <span className={styles.date}>
              <Link href={href}>
                {date}
                <VisuallyHidden>, {receipt}</VisuallyHidden>
              </Link>
            </span>
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            <span className={styles.amount}>
              <Amount value={amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
