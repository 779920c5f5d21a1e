import { clsx } from 'clsx';
import { createElement, useId } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ChargeList.css.ts';
import { ChargeRow, type ChargeEntry } from './ChargeRow.tsx';

interface ChargeSectionProps {
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  charges: readonly ChargeEntry[];
  empty: string;
  /** Number of skeleton rows; 0 once loaded. */
  skeletonCount: number;
  openLabel: string;
  onOpen: (id: string) => void;
}

/** One of the three lists with its heading. */
export function ChargeSection({
  title,
  headingLevel,
  charges,
  empty,
  skeletonCount,
  openLabel,
  onOpen,
}: ChargeSectionProps) {
  const titleId = useId();
  const heading = createElement(`h${headingLevel}`, { id: titleId, className: styles.sectionTitle }, title);
  if (skeletonCount > 0)
    return (
      <div className={styles.section}>
        {heading}
        <div className={styles.list}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <div key={index} className={clsx(styles.item, styles.row)}>
              <span className={styles.details}>
                <Skeleton width="10ch" />
                <Skeleton width="16ch" />
              </span>
              <span className={styles.amountAndStatus}>
                <Skeleton width="7ch" />
                <Skeleton shape="pill" />
              </span>
            </div>
          ))}
        </div>
      </div>
    );
  return (
    <div className={styles.section}>
      {heading}
      {charges.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul aria-labelledby={titleId} className={styles.list}>
          {charges.map((charge) => (
            <ChargeRow key={charge.id} charge={charge} openLabel={openLabel} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}
