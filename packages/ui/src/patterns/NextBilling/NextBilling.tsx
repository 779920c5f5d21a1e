import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './NextBilling.css.ts';
import { defaultStrings, statusBadges, type NextBillingState, type NextBillingStrings } from './strings.ts';

/** Props of {@link NextBilling}. */
export interface NextBillingProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** State of the next charge. */
  state: NextBillingState;
  /** Formatted date of the charge; for `paused`, the date it resumes. */
  date?: string | undefined;
  /** Formatted amount such as "$84.00". */
  amount?: string | undefined;
  /** Formatted date of the next delivery. */
  delivery?: string | undefined;
  /** Payment method such as "Visa ending in 4242". */
  cardLabel?: string | undefined;
  /** Further facts, such as the bill after that or a coupon. */
  facts?: readonly Fact[];
  /** Further details, such as why or what changes. */
  note?: ReactNode;
  /** Button or link, such as "Update card". */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<NextBillingStrings>;
  ref?: Ref<HTMLElement>;
}

/** Date, amount and payment method of the next charge, in a card (specification section 4, "Billing lists"). */
export function NextBilling({
  state,
  date,
  amount,
  delivery,
  cardLabel,
  facts: further = [],
  note,
  action,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: NextBillingProps) {
  const titleId = useId();
  const strings = useStrings('NextBilling', defaultStrings, overrides);
  const facts = [
    { term: strings.amount, detail: amount },
    { term: strings.delivery, detail: delivery },
    { term: strings.card, detail: cardLabel },
  ];
  const shownFacts = [...facts.filter(({ detail }) => detail), ...further];
  const lead = date ? strings.lead[state].replace('{date}', () => date) : strings.leadWithoutDate[state];
  return (
    <section {...rest} aria-labelledby={titleId} className={clsx(styles.billing, className)}>
      <div className={styles.header}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, strings.title)}
        {state === 'loading' ? (
          <Skeleton shape="pill" />
        ) : (
          <StatusBadge {...statusBadges[state]}>{strings.status[state]}</StatusBadge>
        )}
      </div>
      {state === 'loading' ? (
        <SkeletonGroup label={strings.status.loading} className={styles.billing}>
          <Skeleton width="60%" className={styles.lead} />
          <DescriptionList facts={facts.map(({ term }) => ({ term, detail: <Skeleton width="8ch" /> }))} />
        </SkeletonGroup>
      ) : (
        <>
          {lead && <p className={styles.lead}>{lead}</p>}
          {shownFacts.length > 0 && <DescriptionList facts={shownFacts} />}
          {note && <div className={styles.note}>{note}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </>
      )}
    </section>
  );
}
