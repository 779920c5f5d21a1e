import { Alert } from '@patient/ui/Alert';
import * as styles from './DeclineNotice.css.ts';

/** Props of {@link DeclineNotice}. */
export interface DeclineNoticeProps {
  /** Answers for which a doctor may decline; without any, nothing is shown. */
  reasons: readonly string[];
}

/** Says before the plan that a doctor may decline, and that nothing is charged then. */
export function DeclineNotice({ reasons }: DeclineNoticeProps) {
  if (reasons.length === 0) return null;
  return (
    <Alert tone="warning" isLive title="A doctor may decline this treatment" className={styles.notice}>
      You told us: {reasons.join(', ')}. This treatment may not be safe for you. You can still continue, and a
      doctor will decide. If the doctor declines, you won&apos;t be charged.
    </Alert>
  );
}
