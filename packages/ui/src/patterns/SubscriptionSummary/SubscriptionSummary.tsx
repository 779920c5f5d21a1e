import type { HTMLAttributes, ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Parts } from '../../text/Parts.tsx';
import { useStrings } from '../../provider/strings.ts';
import { ChangeResult } from './ChangeResult.tsx';
import * as styles from './SubscriptionSummary.css.ts';

/** Strings shown by {@link SubscriptionSummary}. */
export interface SubscriptionSummaryStrings {
  /** Shown while the subscription is paused. */
  paused: string;
}

const defaultStrings: SubscriptionSummaryStrings = {
  paused: "No deliveries or charges while it's paused. You can resume at any time.",
};

/** Props of {@link SubscriptionSummary}. */
export interface SubscriptionSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Medicine and dose, each in its own text direction. */
  subtitle?: readonly string[];
  /** Message about a completed change, which takes focus; undefined without one or after it is dismissed. */
  result?: string | undefined;
  /** Called when the patient dismisses the message. */
  onDismiss: () => void;
  /** What the status means. */
  note?: ReactNode;
  /** Button for what the patient has to do next. */
  action?: ReactNode;
  /** Whether to explain that it is paused; not beside a message that says so. @default false */
  isPaused?: boolean;
  /** Next dates and amounts, the most important first. */
  facts?: readonly Fact[];
  /** Delivery address, as {@link ShipsTo}, which may load later. */
  shipsTo?: ReactNode;
  /** Doctor of the treatment, which may load later. */
  doctor?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<SubscriptionSummaryStrings>;
}

/** Medicine, next step and next dates of a subscription, below the title of its page (specification section 4). */
export function SubscriptionSummary({
  subtitle = [],
  result,
  onDismiss,
  note,
  action,
  isPaused = false,
  facts = [],
  shipsTo,
  doctor,
  strings: overrides,
  ...rest
}: SubscriptionSummaryProps) {
  const strings = useStrings('SubscriptionSummary', defaultStrings, overrides);
  return (
    <Stack {...rest} gap={4}>
      <div>
        {subtitle.length > 0 && (
          <p className={styles.quiet}>
            <Parts parts={subtitle} />
          </p>
        )}
        {/* Takes no space when empty. */}
        <ChangeResult result={result} onDismiss={onDismiss} />
      </div>
      {note && <p>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {isPaused && <p>{strings.paused}</p>}
      {facts.length > 0 && <DescriptionList facts={facts} layout="tiles" />}
      {shipsTo && <div className={styles.shipsTo}>{shipsTo}</div>}
      {doctor && <p className={styles.doctor}>{doctor}</p>}
    </Stack>
  );
}
