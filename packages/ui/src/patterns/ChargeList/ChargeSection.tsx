import { createElement, useId } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './ChargeList.css.ts';
import { ChargeRow, type ChargeEntry } from './ChargeRow.tsx';

interface ChargeSectionProps {
  title: string;
  headingLevel: 2 | 3 | 4 | 5;
  charges: readonly ChargeEntry[];
  empty: string;
  /** How many rows are shown as shapes; none when known. */
  bones: number;
  openLabel: string;
  onOpen: (id: string) => void;
}

/** One of the three lists, with its heading. */
export function ChargeSection({
  title,
  headingLevel,
  charges,
  empty,
  bones,
  openLabel,
  onOpen,
}: ChargeSectionProps) {
  const titleId = useId();
  const heading = createElement(`h${headingLevel}`, { id: titleId, className: styles.sectionTitle }, title);
  if (bones > 0)
    return (
      <div className={styles.section}>
        {heading}
        <div className={styles.list}>
          {Array.from({ length: bones }, (_, bone) => (
            <div key={bone} className={`${styles.item} ${styles.row}`}>
              <span className={styles.what}>
                <Skeleton width="10ch" />
                <Skeleton width="16ch" />
              </span>
              <span className={styles.how}>
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
