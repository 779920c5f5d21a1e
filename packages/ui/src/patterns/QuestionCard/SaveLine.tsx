import { Icon } from '../../components/Icon/index.ts';
import * as styles from './QuestionCard.css.ts';
import { saveIcons, type QuestionCardStrings, type SaveState } from './strings.ts';

/** Props of {@link SaveLine}. */
export interface SaveLineProps {
  state: SaveState | undefined;
  words: QuestionCardStrings;
}

/** Where the answer is. Stands there always, so that a change is announced. */
export function SaveLine({ state, words }: SaveLineProps) {
  return (
    <output className={styles.save}>
      {state && (
        <>
          <Icon name={saveIcons[state]} size="small" className={styles.sign} />
          <span>{words.save[state]}</span>
        </>
      )}
    </output>
  );
}
