import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatBubble.css.ts';
import { stateIcons, type ChatBubbleState, type ChatBubbleStrings } from './strings.ts';

/** Props of {@link BubbleFooter}. */
export interface BubbleFooterProps {
  time: string;
  dateTime: string | undefined;
  /** State of the patient's own message; undefined for other messages. */
  state: ChatBubbleState | undefined;
  /** Why a message was not sent, or waits. */
  problem: string | undefined;
  /** Upload progress, 0 to 1. */
  progress: number | undefined;
  onRetry: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  strings: ChatBubbleStrings;
}

/** Time, delivery state and actions of an unsent message. */
export function BubbleFooter({
  time,
  dateTime,
  state,
  problem,
  progress,
  onRetry,
  onEdit,
  onCancel,
  strings,
}: BubbleFooterProps) {
  const isFailed = state === 'failed';
  const isWaiting = state === 'unsent' || state === 'sending';
  const retry: ButtonProps['onPress'] = ({ target }) => {
    // The button is removed with the failure.
    target.closest('article')?.focus();
    onRetry?.();
  };
  const actions = [
    { label: strings.retry, onPress: isFailed && onRetry ? retry : undefined },
    { label: strings.edit, onPress: isFailed ? onEdit : undefined },
    { label: strings.cancel, onPress: isWaiting || isFailed ? onCancel : undefined },
  ];
  return (
    <div className={styles.footer({ isOwn: state !== undefined })}>
      <time dateTime={dateTime} className={styles.time}>
        {time}
      </time>
      {state && (
        <span className={styles.state} data-state={state}>
          <Icon name={stateIcons[state]} size="small" className={styles.icon} />
          <span>
            {strings.states[state]}
            {state === 'sending' && progress !== undefined && ` ${Math.round(progress * 100)}%`}
          </span>
        </span>
      )}
      {actions.map(
        ({ label, onPress }) =>
          onPress && (
            <Button
              key={label}
              variant="quiet"
              {...(isFailed && { tone: 'danger' as const })}
              onPress={onPress}
              className={styles.retry}
            >
              {label}
            </Button>
          ),
      )}
      {(isFailed || isWaiting) && problem !== undefined && (
        <span className={styles.problem({ isFailed })}>{problem}</span>
      )}
    </div>
  );
}
