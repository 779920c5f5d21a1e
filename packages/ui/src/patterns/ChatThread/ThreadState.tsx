import type { ReactNode } from 'react';
import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadStrings } from './strings.ts';

/** Skeleton of three messages. */
function MessageSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.skeletons}>
      {['60%', '45%', '70%'].map((width, index) => (
        <div key={width} className={index === 1 ? styles.ownSkeleton : styles.skeleton}>
          {index !== 1 && <Skeleton shape="circle" className={styles.skeletonAvatar} />}
          <Skeleton shape="block" width={width} className={styles.skeletonBubble} />
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
  strings: ChatThreadStrings;
}

/** Loading, error and empty state of a thread. */
export function ThreadState({ isLoading, error, onReload, strings }: ThreadStateProps) {
  if (isLoading) return <MessageSkeletons label={strings.loading} />;
  if (error)
    return (
      <div className={styles.state}>
        <RetryAlert title={strings.errorTitle} retry={strings.reload} onRetry={onReload}>
          {error}
        </RetryAlert>
      </div>
    );
  return (
    <EmptyState icon="chat" title={strings.emptyTitle} className={styles.state}>
      {strings.emptyText}
    </EmptyState>
  );
}
