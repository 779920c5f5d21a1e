import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatBubble.css.ts';
import { signs, type ChatBubbleState, type ChatBubbleStrings } from './strings.ts';

/** Props of {@link BubbleFoot}. */
export interface BubbleFootProps {
  time: string;
  dateTime: string | undefined;
  /** Of a message of one's own. */
  state: ChatBubbleState | undefined;
  onRetry: (() => void) | undefined;
  words: ChatBubbleStrings;
}

/** When a message was written and how far it has come, as word and drawing. */
export function BubbleFoot({ time, dateTime, state, onRetry, words }: BubbleFootProps) {
  return (
    <p className={styles.foot({ isOwn: state !== undefined })}>
      <time dateTime={dateTime} className={styles.time}>
        {time}
      </time>
      {state && (
        <span className={styles.state} data-state={state}>
          <Icon name={signs[state]} size="small" className={styles.sign} />
          <span>{words.states[state]}</span>
        </span>
      )}
      {state === 'failed' && onRetry && (
        <Button variant="quiet" tone="danger" onPress={onRetry} className={styles.retry}>
          {words.retry}
        </Button>
      )}
    </p>
  );
}
