import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { TrackedCall, CallState } from './rules/callProgress.ts';
import * as styles from './TestUserScreen.css.ts';

const states: Readonly<Record<CallState, string>> = {
  waiting: 'To do:',
  active: 'In progress:',
  done: 'Done:',
  failed: 'Failed:',
};

function StateIcon({ state }: Pick<TrackedCall, 'state'>) {
  if (state === 'active') return <Spinner label="In progress" />;
  if (state === 'done') return <Icon name="check-circle" className={styles.done} />;
  if (state === 'failed') return <Icon name="error" className={styles.failed} />;
  return <Icon name="minus" size="small" className={styles.ahead} />;
}

/** Props of {@link CallList}. */
export interface CallListProps {
  calls: readonly TrackedCall[];
  'aria-labelledby': string;
}

/** Calls that lead to a point, with their states. */
export function CallList({ calls, ...rest }: CallListProps) {
  return (
    <Stack as="ol" gap={3} {...rest}>
      {calls.map(({ id, label, operation, state }) => (
        <Inline
          key={id}
          as="li"
          gap={3}
          align="start"
          wrap={false}
          {...(state === 'active' && { 'aria-current': 'step' as const })}
        >
          <span className={styles.sign}>
            <StateIcon state={state} />
          </span>
          <div className={styles.call}>
            <p className={state === 'waiting' ? styles.quietly : undefined}>
              <VisuallyHidden>{states[state]} </VisuallyHidden>
              {label}
            </p>
            <p className={styles.operation}>{operation}</p>
          </div>
        </Inline>
      ))}
    </Stack>
  );
}
