import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatBubble.css.ts';
import { stateIcons, type ChatBubbleState, type ChatBubbleStrings } from './strings.ts';

/** Props of {@link BubbleFoot}. */
export interface BubbleFooterProps {
  time: string;
  dateTime: string | undefined;
  /** State of the patient's own message; undefined for other messages. */
  state: ChatBubbleState | undefined;
  onRetry: (() => void) | undefined;
  strings: ChatBubbleStrings;
}

/** Time and delivery state of a message. */
export function BubbleFooter({ time, dateTime, state, onRetry, strings }: BubbleFooterProps) {
  return (
    <p className={styles.footer({ isOwn: state !== undefined })}>
      <time dateTime={dateTime} className={styles.time}>
        {time}
      </time>
      {state && (
        <span className={styles.state} data-state={state}>
          <Icon name={stateIcons[state]} size="small" className={styles.icon} />
          <span>{strings.states[state]}</span>
        </span>
      )}
      {state === 'failed' && onRetry && (
        <Button variant="quiet" tone="danger" onPress={onRetry} className={styles.retry}>
          {strings.retry}
        </Button>
      )}
    </p>
  );
}
