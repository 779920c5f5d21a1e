import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadStrings } from './strings.ts';

/** Three messages on their way, in the shape of a talk. */
function Bones({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.bones}>
      {['60%', '45%', '70%'].map((width, place) => (
        <div key={width} className={place === 1 ? styles.ownBone : styles.bone}>
          {place !== 1 && <Skeleton shape="circle" className={styles.boneFace} />}
          <Skeleton shape="block" width={width} className={styles.boneBubble} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Props of {@link ThreadState}. */
export interface ThreadStateProps {
  isLoading: boolean;
  error: ReactNode;
  onReload: (() => void) | undefined;
  words: ChatThreadStrings;
}

/** What stands where there is no message to show: on their way, did not come, or none yet. */
export function ThreadState({ isLoading, error, onReload, words }: ThreadStateProps) {
  if (isLoading) return <Bones label={words.loading} />;
  if (error)
    return (
      <div className={styles.alone}>
        <Alert
          tone="danger"
          isLive
          title={words.errorTitle}
          action={onReload && <Button onPress={onReload}>{words.reload}</Button>}
        >
          {error}
        </Alert>
      </div>
    );
  return (
    <EmptyState icon="chat" title={words.emptyTitle} className={styles.alone}>
      {words.emptyText}
    </EmptyState>
  );
}
