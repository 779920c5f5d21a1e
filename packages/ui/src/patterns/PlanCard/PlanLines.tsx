import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { disabledWithFocus } from '../../styles/disabledWithFocus.css.ts';
import * as styles from './PlanCard.css.ts';
import type { PlanLine } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanLines}. */
export interface PlanLinesProps {
  lines: readonly PlanLine[];
  strings: PlanCardStrings;
}

/** Chosen values with buttons to change them. */
export function PlanLines({ lines, strings }: PlanLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, label, value, onChange, isDisabled = false }) => (
        <div key={id} className={styles.line}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>
            {value === undefined ? (
              <span className={styles.notChosen}>{strings.open}</span>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
          {onChange && (
            <dd className={styles.change}>
              <Button
                variant="quiet"
                isFlush
                // Not `isDisabled`, so that the pressed button keeps focus if the choice can't be opened.
                aria-disabled={isDisabled}
                onPress={() => !isDisabled && onChange()}
                className={disabledWithFocus}
              >
                {value === undefined ? strings.choose : strings.change}
                <VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
