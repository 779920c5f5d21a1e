import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
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
  const facts = lines.map(({ label, value, onChange }) => ({
    term: label,
    detail: (
      <span className={styles.choice}>
        {value === undefined ? <span className={styles.open}>{words.open}</span> : <span>{value}</span>}
        {onChange && (
          <Button variant="quiet" onPress={onChange} className={styles.change}>
            {value === undefined ? words.choose : words.change}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        )}
      </span>
    ),
  }));
  return <DescriptionList facts={facts} />;
}
