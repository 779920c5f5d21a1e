import { Card } from '@patient/ui/Card';
import { Disclosure } from '@patient/ui/Disclosure';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { HistoryEntry } from '@patient/api';
import { pluralize } from '#shared/format/plainText.ts';
import * as styles from '../subscription.css.ts';
import { ledgerRows } from '../views/ledger.ts';

/** Props of {@link Ledger}. */
export interface LedgerProps {
  history: readonly HistoryEntry[] | undefined;
}

/** Changes of a treatment with date, author and price; nothing without a history. */
export function Ledger({ history = [] }: LedgerProps) {
  const rows = ledgerRows(history);
  if (rows.length === 0) return null;
  return (
    <Card>
      <Disclosure
        headingLevel={2}
        className={styles.ledger}
        title="What has changed"
        aside={pluralize(rows.length, 'change')}
      >
        <ul role="list" className={styles.list}>
          {rows.map(({ id, change, by, time, price }) => (
            <li key={id} className={styles.row}>
              <span className={styles.change}>
                <strong>{change}</strong>
                <br />
                <span className={styles.status}>
                  <bdi>{by}</bdi>, {time}
                </span>
              </span>
              {price && (
                <span className={styles.sum}>
                  <VisuallyHidden>Price of one bill: </VisuallyHidden>
                  {price.before !== undefined && (
                    <>
                      <VisuallyHidden>was </VisuallyHidden>
                      <del className={styles.status}>{price.before}</del>{' '}
                      <VisuallyHidden>then </VisuallyHidden>
                    </>
                  )}
                  {price.after}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
