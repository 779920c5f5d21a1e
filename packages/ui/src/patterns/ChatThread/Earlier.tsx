import { Button } from '../../components/Button/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadStrings } from './strings.ts';

/** Props of {@link Earlier}. */
export interface EarlierProps {
  /** There are messages before the first one on the page. */
  hasMore: boolean;
  isLoading: boolean;
  onAsk: () => void;
  words: ChatThreadStrings;
}

/** Over the first message: the way to earlier ones, or that there are none. */
export function Earlier({ hasMore, isLoading, onAsk, words }: EarlierProps) {
  return (
    <div className={styles.earlier}>
      {hasMore ? (
        <Button variant="quiet" isPending={isLoading} pendingLabel={words.loadingEarlier} onPress={onAsk}>
          {words.earlier}
        </Button>
      ) : (
        <p>{words.beginning}</p>
      )}
    </div>
  );
}
