import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { Stack } from '@patient/ui/Stack';
import type { TrackedCall } from './rules/callProgress.ts';
import { CallList } from './CallList.tsx';
import * as styles from './TestUserScreen.css.ts';

/** Props of {@link CallProgress}. */
export interface CallProgressProps {
  calls: readonly TrackedCall[];
}

/** List of calls, and how many are done. */
export function CallProgress({ calls }: CallProgressProps) {
  const headingId = useId();
  const done = calls.filter(({ state }) => state === 'done').length;
  const isStarted = calls.some(({ state }) => state !== 'waiting');
  return (
    <Card as="section" tone="sunken" aria-labelledby={headingId} className={styles.beside}>
      <Stack gap={4}>
        <h2 id={headingId}>{isStarted ? 'Calls' : 'Planned calls'}</h2>
        {isStarted && (
          <ProgressBar
            label="Calls"
            isBare
            value={done}
            maxValue={calls.length}
            valueText={`${done} of ${calls.length} calls done`}
          />
        )}
        <CallList calls={calls} aria-labelledby={headingId} />
      </Stack>
    </Card>
  );
}
