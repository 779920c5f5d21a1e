import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { SectionCard, type SectionCardProps } from '../../components/SectionCard/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { ChangeFacts, type ChangeFact } from './ChangeFacts.tsx';
import * as styles from './ChangeRequest.css.ts';

/** Strings shown by {@link ChangeRequest}. */
export interface ChangeRequestStrings {
  withdraw: string;
}

const defaultStrings: ChangeRequestStrings = { withdraw: 'Withdraw request' };

/** Props of {@link ChangeRequest}. */
export interface ChangeRequestProps extends Omit<SectionCardProps, 'badge' | 'children' | 'gap'> {
  /** Status of the request, such as "With your doctor". */
  status: { readonly label: string; readonly tone: StatusTone };
  /** Who decides and when, or what was decided. */
  children: ReactNode;
  /** The doctor's message about the decision. */
  message?: string | undefined;
  /** Doctor who wrote the message. */
  doctor?: string | undefined;
  /** Requested values with those of the current plan. */
  facts?: readonly ChangeFact[];
  /** Withdraws the request; without it, there is no button. */
  onWithdraw?: (() => void) | undefined;
  /** Treatment, which ends the accessible name of the button. */
  subject: string;
  /** Overrides for the default text. */
  strings?: Partial<ChangeRequestStrings>;
}

/** Requested change of a plan with the doctor's decision (decisions, "Subscriptions"). */
export function ChangeRequest({
  status,
  children,
  message,
  doctor,
  facts = [],
  onWithdraw,
  subject,
  strings: overrides,
  ...rest
}: ChangeRequestProps) {
  const strings = useStrings('ChangeRequest', defaultStrings, overrides);
  return (
    <SectionCard {...rest} badge={<StatusBadge tone={status.tone}>{status.label}</StatusBadge>}>
      <p>{children}</p>
      {message !== undefined && (
        <figure className={styles.quote}>
          <blockquote>
            <bdi>{message}</bdi>
          </blockquote>
          {doctor !== undefined && (
            <figcaption className={styles.author}>
              <bdi>{doctor}</bdi>
            </figcaption>
          )}
        </figure>
      )}
      {facts.length > 0 && <ChangeFacts facts={facts} />}
      {onWithdraw && (
        <div>
          <Button onPress={onWithdraw}>
            {strings.withdraw}
            <VisuallyHidden>, {subject}</VisuallyHidden>
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
