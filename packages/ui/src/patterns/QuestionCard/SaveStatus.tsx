import { Icon } from '../../components/Icon/index.ts';
import * as styles from './QuestionCard.css.ts';
import { saveIcons, type QuestionCardStrings, type SaveState } from './strings.ts';

/** Props of {@link SaveStatus}. */
export interface SaveStatusProps {
  state: SaveState | undefined;
  strings: QuestionCardStrings;
}

/** Save state of the answer; stays mounted as a live region. */
export function SaveStatus({ state, strings }: SaveStatusProps) {
  return (
    <output className={styles.save}>
      {state && (
        <>
          <Icon name={saveIcons[state]} size="small" className={styles.icon} />
          <span>{strings.save[state]}</span>
        </>
      )}
    </output>
  );
}
