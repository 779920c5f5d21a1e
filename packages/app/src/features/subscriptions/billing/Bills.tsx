import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { Link } from '@patient/ui/Link';
import { Amount } from '@patient/ui/PriceLine';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { BillView } from '../rules/billingView.ts';
import * as styles from '../sections.css.ts';

/** Props of {@link Bills}. */
export interface BillsProps {
  title: string;
  subscriptionId: string;
  bills: readonly BillView[];
  /** What the list holds, where its title is not enough. */
  note?: string;
}

/** Charges, newest first, each with its receipt. */
export function Bills({ title, subscriptionId, bills, note }: BillsProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {note !== undefined && <p className={styles.status}>{note}</p>}
      <ul className={styles.list}>
        {bills.map(({ id, day, sum, status }) => (
          <li key={id} className={styles.row}>
            <span className={styles.day}>
              <Link
                href={`/user/subscriptions/${encodeURIComponent(subscriptionId)}/receipts/${encodeURIComponent(id)}`}
              >
                {day}
                <VisuallyHidden>, receipt</VisuallyHidden>
              </Link>
            </span>
            <span className={styles.status}>{status}</span>
            <Amount value={sum} className={styles.sum} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
