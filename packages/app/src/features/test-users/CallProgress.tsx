import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { Creation } from './creation.ts';
import type { Call } from './rules/calls.ts';
import * as styles from './TestUserScreen.css.ts';

const SIGNS = {
  waiting: { label: 'To do:', icon: <Icon name="minus" size="small" className={styles.ahead} /> },
  running: { label: 'In progress:', icon: <Spinner label="In progress" /> },
  done: { label: 'Done:', icon: <Icon name="check-circle" className={styles.done} /> },
  failed: { label: 'Failed:', icon: <Icon name="error" className={styles.failed} /> },
};

/** Props of {@link CallProgress}. */
export interface CallProgressProps {
  calls: readonly Call[];
  /** Undefined before the start. */
  creation?: Pick<Creation, 'state' | 'done'>;
}

/** Calls that lead to a point with their states, and how many are done. */
export function CallProgress({ calls, creation }: CallProgressProps) {
  const headingId = useId();
  const done = creation?.done ?? 0;
  const stateAt = (index: number): keyof typeof SIGNS =>
    index < done ? 'done' : index === done && creation ? creation.state : 'waiting';
  return (
    <Card as="section" tone="sunken" aria-labelledby={headingId} className={styles.beside}>
      <Stack gap={4}>
        <h2 id={headingId}>{creation ? 'Calls' : 'Planned calls'}</h2>
        {creation && (
          <ProgressBar
            label="Calls"
            isBare
            value={done}
            maxValue={calls.length}
            valueText={`${done} of ${calls.length} calls done`}
          />
        )}
        <Stack as="ol" gap={3} aria-labelledby={headingId}>
          {calls.map(({ id, label, operation }, index) => {
            const state = stateAt(index);
            return (
              <Inline
                key={id}
                as="li"
                gap={3}
                align="start"
                wrap={false}
                aria-current={state === 'running' ? 'step' : undefined}
              >
                <span className={styles.sign}>{SIGNS[state].icon}</span>
                <div className={styles.call}>
                  <p className={state === 'waiting' ? styles.quietly : undefined}>
                    <VisuallyHidden>{SIGNS[state].label} </VisuallyHidden>
                    {label}
                  </p>
                  <p className={styles.operation}>{operation}</p>
                </div>
              </Inline>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}
