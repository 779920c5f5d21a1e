import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import type { BillView } from './rules/billingView.ts';
import * as styles from './LastBillings.css.ts';

/** Props of {@link LastBillings}. */
export interface LastBillingsProps {
  billings: readonly BillView[];
}

/** Charges made or held, newest first. */
export function LastBillings({ billings }: LastBillingsProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        Last billings
      </h2>
      <ul className={styles.list}>
        {billings.map(({ id, day, sum, status }) => (
          <li key={id} className={styles.row}>
            <span>{day}</span>
            <span className={styles.status}>{status}</span>
            <strong>{sum}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
