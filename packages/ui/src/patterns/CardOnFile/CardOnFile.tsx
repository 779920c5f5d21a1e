import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './CardOnFile.css.ts';
import { RevealedNumber, type MaskedCard, type RevealedCard } from './RevealedNumber.tsx';
import { english, type CardOnFileStrings } from './strings.ts';
import { useWasShown } from './useWasShown.ts';

/** Props of {@link CardOnFile}. */
export interface CardOnFileProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The card as it is always shown; none where there is none. */
  card?: MaskedCard | undefined;
  /** The number, once the password was right; take it away on `onHide`. It is kept nowhere else. */
  revealed?: RevealedCard | undefined;
  /** The patient wants to see the number: ask for the password. Without it there is nothing to reveal. */
  onReveal?: (() => void) | undefined;
  /** The time is over, or the patient has seen enough. */
  onHide?: (() => void) | undefined;
  /** The form that asks for the password; stands below the card instead of the button. */
  passwordStep?: ReactNode;
  /** The password is being checked. @default false */
  isPending?: boolean;
  /** How long the number is shown, in ms. @default 30000 */
  revealedFor?: number;
  /** Another card: a button or a link. */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  strings?: Partial<CardOnFileStrings>;
  ref?: Ref<HTMLElement>;
}

const ignore = () => undefined;

/** The card that is charged: masked, and shown whole for 30 s after the password. */
export function CardOnFile({
  card,
  revealed,
  onReveal,
  onHide = ignore,
  passwordStep,
  isPending = false,
  revealedFor = 30_000,
  action,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: CardOnFileProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const wasShown = useWasShown(revealed !== undefined);
  const seconds = Math.ceil(revealedFor / 1000);
  const news = revealed ? words.shown(seconds) : wasShown && words.hidden;
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={titleId}
      className={[styles.whole, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
      {card ? (
        <div className={styles.card}>
          <span className={styles.picture}>
            <Icon name="card" size="large" />
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{words.ending(card.brand, card.lastFour)}</p>
            <p className={styles.expires}>
              {card.expires !== undefined && words.expires(card.expires)}{' '}
              {card.isExpired && (
                <Badge tone="danger" icon="error">
                  {words.expired}
                </Badge>
              )}
            </p>
          </div>
        </div>
      ) : (
        <p className={styles.expires}>{words.empty}</p>
      )}
      {card && revealed && (
        <RevealedNumber card={revealed} duration={revealedFor} words={words} onHide={onHide} />
      )}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      {passwordStep}
      <div className={styles.actions}>
        {card && onReveal && !passwordStep && (
          <Button
            icon={<Icon name={revealed ? 'eye-off' : 'eye'} />}
            isPending={isPending}
            onPress={revealed ? onHide : onReveal}
          >
            {revealed ? words.hide : words.reveal}
          </Button>
        )}
        {action}
      </div>
    </Card>
  );
}
