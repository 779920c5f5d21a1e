import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { ChangeFact } from '../views/changeTerms.ts';
import * as styles from './ChangeFacts.css.ts';

/** Props of {@link ChangeFacts}. */
export interface ChangeFactsProps {
  facts: readonly ChangeFact[];
}

/** List of values before and after a change; the old value is struck through. */
export function ChangeFacts({ facts }: ChangeFactsProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, before, after }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>
            {before !== undefined && before !== after && (
              <del className={styles.before}>
                <VisuallyHidden>was </VisuallyHidden>
                {before}
                <VisuallyHidden>, will be </VisuallyHidden>
              </del>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
