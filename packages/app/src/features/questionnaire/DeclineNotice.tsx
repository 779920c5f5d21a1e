import { Alert } from '@patient/ui/Alert';
import * as styles from './DeclineNotice.css.ts';

/** Props of {@link DeclineNotice}. */
export interface DeclineNoticeProps {
  /** Answers for which a doctor may decline; without any, nothing is shown. */
  reasons: readonly string[];
}

/** Lists what a doctor will look at, and says that nothing is charged if the doctor declines. */
export function DeclineNotice({ reasons }: DeclineNoticeProps) {
  if (reasons.length === 0) return null;
  return (
    <Alert tone="warning" isLive title="A doctor may decline this treatment" className={styles.notice}>
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
