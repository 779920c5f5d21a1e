import { Icon } from '../../components/Icon/index.ts';
import * as styles from './QuestionCard.css.ts';
import { saveIcons, type QuestionCardStrings, type SaveState } from './strings.ts';

/** Props of {@link SaveStatus}. */
export interface SaveStatusProps {
  state: SaveState | undefined;
  strings: QuestionCardStrings;
}

/** Save state of the answer. Not announced for each answer: the page announces failures, being offline, and the end of a step. */
export function SaveStatus({ state, strings }: SaveStatusProps) {
  return (
    <div className={styles.save}>
      {state && (
        <>
          <Icon name={saveIcons[state]} size="small" className={styles.icon} />
          <span>{strings.save[state]}</span>
        </>
      )}
    </div>
  );
}
