import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import * as styles from './NextBilling.css.ts';
import { english, signs, type NextBillingState, type NextBillingStrings } from './strings.ts';

/** Props of {@link NextBilling}. */
export interface NextBillingProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Whether something will be charged, and whether that is known yet. */
  state: NextBillingState;
  /** When: the day of the charge, for `paused` the day it goes on; formatted. */
  date?: string | undefined;
  /** How much, formatted: "$84.00". */
  amount?: string | undefined;
  /** When the next delivery comes, formatted. */
  delivery?: string | undefined;
  /** What is charged: "Visa ending in 4242". */
  cardLabel?: string | undefined;
  /** A sentence more: why, or what changes. */
  note?: ReactNode;
  /** A button or a link: "Update card". */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  strings?: Partial<NextBillingStrings>;
  ref?: Ref<HTMLElement>;
}

/** When the next charge comes and what it pays for (specification section 4, "Billing lists"). */
export function NextBilling({
  state,
  date,
  amount,
  delivery,
  cardLabel,
  note,
  action,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: NextBillingProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const facts = [
    { term: words.amount, detail: amount },
    { term: words.delivery, detail: delivery },
    { term: words.card, detail: cardLabel },
  ];
  const known = facts.filter(({ detail }) => detail);
  const lead = date ? words.lead[state].replace('{date}', () => date) : words.leadWithoutDate[state];
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={titleId}
      className={[styles.billing, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
        {state === 'loading' ? (
          <Skeleton shape="pill" />
        ) : (
          <StatusBadge {...signs[state]}>{words.status[state]}</StatusBadge>
        )}
      </div>
      {state === 'loading' ? (
        <SkeletonGroup label={words.status.loading} className={styles.billing}>
          <Skeleton width="60%" className={styles.lead} />
          <DescriptionList facts={facts.map(({ term }) => ({ term, detail: <Skeleton width="8ch" /> }))} />
        </SkeletonGroup>
      ) : (
        <>
          {lead && <p className={styles.lead}>{lead}</p>}
          {known.length > 0 && <DescriptionList facts={known} />}
          {note && <div className={styles.note}>{note}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </>
      )}
    </Card>
  );
}
