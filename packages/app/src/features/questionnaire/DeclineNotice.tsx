import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import type { Subscription } from '@patient/api';
import { visitAtom, visitKey } from './data/visit.ts';
import * as styles from './DeclineNotice.css.ts';
import { reasonsToDecline } from './views/declineReasons.ts';

/** Props of {@link DeclineNotice}. */
export interface DeclineNoticeProps {
  /** Answers for which a doctor may decline; the notice is hidden if there are none. */
  reasons: readonly string[];
  /** Whether it is announced; not while the patient types a measure. @default true */
  isLive?: boolean;
}

/** Warning that a doctor may decline the treatment, with the reasons. */
export function DeclineNotice({ reasons, isLive = true }: DeclineNoticeProps) {
  if (reasons.length === 0) return null;
  return (
    <Alert
      tone="warning"
      isLive={isLive}
      title="A doctor may decline this treatment"
      className={styles.notice}
    >
      <p>A doctor will look at this:</p>
      <ul role="list" className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        This treatment may not be safe for you. You can still continue, and a doctor will decide. If the
        doctor declines, you won&apos;t be charged.
      </p>
    </Alert>
  );
}

/** Warning about answers to the questions of a treatment; hidden until they are loaded. */
export function DeclineReasons({ subscription }: { subscription: Subscription }) {
  const { visit } = useAtomValue(visitAtom(visitKey(subscription, 'own')));
  if (visit === undefined) return null;
  const { asked, answers } = visit;
  const { productType } = subscription;
  return <DeclineNotice reasons={reasonsToDecline({ productType, questions: asked.questions, answers })} />;
}
