import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { Stack } from '@patient/ui/Stack';
import type { CallProgress } from './rules/callProgress.ts';
import { CallList } from './CallList.tsx';
import * as styles from './TestUserScreen.css.ts';

/** Props of {@link Way}. */
export interface WayProps {
  calls: readonly CallProgress[];
}

/** The calls, one under the other, and how many of them are done. */
export function Way({ calls }: WayProps) {
  const headingId = useId();
  const done = calls.filter(({ state }) => state === 'done').length;
  const isBegun = calls.some(({ state }) => state !== 'waiting');
  return (
    <Card as="section" tone="sunken" aria-labelledby={headingId} className={styles.beside}>
      <Stack gap={4}>
        <h2 id={headingId}>{isBegun ? 'Calls' : 'What will be called'}</h2>
        {isBegun && (
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
