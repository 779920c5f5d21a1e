import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanLine } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanLines}. */
export interface PlanLinesProps {
  lines: readonly PlanLine[];
  words: PlanCardStrings;
}

/** What was chosen, each with the way to choose again. */
export function PlanLines({ lines, words }: PlanLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, label, value, onChange }) => (
        <div key={id} className={styles.line}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>
            {value === undefined ? <span className={styles.open}>{words.open}</span> : <bdi>{value}</bdi>}
          </dd>
          {onChange && (
            <dd className={styles.change}>
              <Button variant="quiet" isFlush onPress={onChange}>
                {value === undefined ? words.choose : words.change}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
