import { Button } from '../../components/Button/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadStrings } from './strings.ts';

/** Props of {@link Earlier}. */
export interface EarlierMessagesProps {
  /** Whether there are messages before the first one shown. */
  hasMore: boolean;
  isLoading: boolean;
  onShow: () => void;
  strings: ChatThreadStrings;
}

/** Button to load earlier messages, or a note that this is the start. */
export function EarlierMessages({ hasMore, isLoading, onShow, strings }: EarlierMessagesProps) {
  return (
    <div className={styles.earlier}>
      {hasMore ? (
        <Button variant="quiet" isPending={isLoading} pendingLabel={strings.loadingEarlier} onPress={onShow}>
          {strings.earlier}
        </Button>
      ) : (
        <p>{strings.beginning}</p>
      )}
    </div>
  );
}
