import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Alert, type AlertProps } from '../../components/Alert/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './DeclineNotice.css.ts';

/** Strings shown by {@link DeclineNotice}. */
export interface DeclineNoticeStrings {
  title: string;
  /** Before the reasons. */
  lead: string;
  /** What follows from them. */
  text: ReactNode;
}

const defaultStrings: DeclineNoticeStrings = {
  title: 'A doctor may decline this treatment',
  lead: 'A doctor will look at this:',
  text: "This treatment may not be safe for you. You can still continue, and a doctor will decide. If the doctor declines, you won't be charged.",
};

/** Props of {@link DeclineNotice}. */
export interface DeclineNoticeProps extends Omit<
  AlertProps,
  'tone' | 'title' | 'children' | 'action' | 'onDismiss' | 'strings'
> {
  /** Answers for which a doctor may decline; the notice is hidden if there are none. */
  reasons: readonly string[];
  /** Whether it is announced; not while the patient types a measure. @default true */
  isLive?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<DeclineNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Warning that a doctor may decline the treatment, with the reasons (decisions, "Registration"). */
export function DeclineNotice({
  reasons,
  isLive = true,
  strings: overrides,
  className,
  ...rest
}: DeclineNoticeProps) {
  const strings = useStrings('DeclineNotice', defaultStrings, overrides);
  if (reasons.length === 0) return null;
  return (
    <Alert
      {...rest}
      tone="warning"
      isLive={isLive}
      title={strings.title}
      className={clsx(styles.notice, className)}
    >
      <p>{strings.lead}</p>
      <ul role="list" className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{strings.text}</p>
    </Alert>
  );
}
