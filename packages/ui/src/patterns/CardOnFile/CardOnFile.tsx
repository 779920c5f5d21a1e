import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './CardOnFile.css.ts';
import { RevealedNumber, type MaskedCard, type RevealedCard } from './RevealedNumber.tsx';
import { defaultStrings, type CardOnFileStrings } from './strings.ts';
import { useWasShown } from './useWasShown.ts';

/** Props of {@link CardOnFile}. */
export interface CardOnFileProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Masked card; omit it when there is none. */
  card?: MaskedCard | undefined;
  /** Full number after a correct password; remove it on `onHide` and store it nowhere else. */
  revealed?: RevealedCard | undefined;
  /** Opens the password step to reveal the number; without it, the number cannot be revealed. */
  onReveal?: (() => void) | undefined;
  /** Called when the time is up or the patient hides the number. */
  onHide?: (() => void) | undefined;
  /** Password form shown below the card instead of the button. */
  passwordStep?: ReactNode;
  /** Whether the password is being checked. @default false */
  isPending?: boolean;
  /** How long the number stays visible, in ms. @default 30000 */
  revealedFor?: number;
  /** Button or link to change the card. */
  action?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<CardOnFileStrings>;
  ref?: Ref<HTMLElement>;
}

const noop = () => undefined;

/** Card that is charged: masked, and revealed for 30 s after a password check. */
export function CardOnFile({
  card,
  revealed,
  onReveal,
  onHide = noop,
  passwordStep,
  isPending = false,
  revealedFor = 30_000,
  action,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: CardOnFileProps) {
  const titleId = useId();
  const strings = useStrings('CardOnFile', defaultStrings, overrides);
  const wasShown = useWasShown(revealed !== undefined);
  const seconds = Math.ceil(revealedFor / 1000);
  const announcement = revealed ? strings.shown(seconds) : wasShown && strings.hidden;
  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={clsx(styles.root, className)}>
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, strings.title)}
      {card ? (
        <div className={styles.card}>
          <span className={styles.picture}>
            <Icon name="card" size="large" />
          </span>
          <div className={styles.text}>
            <p className={styles.name}>{strings.ending(card.brand, card.lastFour)}</p>
            <p className={styles.expires}>
              {card.expires !== undefined && strings.expires(card.expires)}{' '}
              {card.isExpired && (
                <Badge tone="danger" icon="error">
                  {strings.expired}
                </Badge>
              )}
            </p>
          </div>
        </div>
      ) : (
        <p className={styles.expires}>{strings.empty}</p>
      )}
      {card && revealed && (
        <RevealedNumber card={revealed} duration={revealedFor} strings={strings} onHide={onHide} />
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      {passwordStep}
      <div className={styles.actions}>
        {card && onReveal && !passwordStep && (
          <Button
            icon={<Icon name={revealed ? 'eye-off' : 'eye'} />}
            isPending={isPending}
            onPress={revealed ? onHide : onReveal}
          >
            {revealed ? strings.hide : strings.reveal}
          </Button>
        )}
        {action}
      </div>
      {card && onReveal && <p className={styles.securityNote}>{strings.securityNote}</p>}
    </Card>
  );
}
