import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { motion, space } from '@patient/ui/theme';
import * as styles from './motion.css.ts';
import * as samples from './samples.css.ts';

/** Comparison of durations; doesn't animate with reduced motion. */
export function Motions() {
  const [run, setRun] = useState(0);
  return (
    <div style={{ display: 'grid', gap: space[4], justifyItems: 'start' }}>
      <Button onPress={() => setRun(run + 1)}>Play again</Button>
      <div key={run} style={{ display: 'grid', gap: space[3], inlineSize: '100%' }}>
        {Object.entries(motion.duration).map(([name, duration]) => (
          <div key={name} className={styles.row}>
            <span className={samples.code}>
              {name} {duration}
            </span>
            <span className={styles.track}>
              <span className={styles.runner} style={{ animationDuration: duration }} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
