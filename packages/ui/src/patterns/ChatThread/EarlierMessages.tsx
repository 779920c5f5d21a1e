import { Button } from '../../components/Button/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadStrings } from './strings.ts';

/** Props of {@link EarlierMessages}. */
export interface EarlierMessagesProps {
  /** Whether there are messages before the first one shown. */
  hasMore: boolean;
  isLoading: boolean;
  onShow: () => void;
  strings: ChatThreadStrings;
}

/** Moves focus to the messages if the focused button is removed with the last page, without scrolling. */
const keepFocus = (holder: HTMLElement | null) => () => {
  if (holder?.contains(document.activeElement))
    holder.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
};

/** Button to load earlier messages, or a note that this is the start. */
export function EarlierMessages({ hasMore, isLoading, onShow, strings }: EarlierMessagesProps) {
  return (
    <div className={styles.earlier}>
      {hasMore ? (
        <div ref={keepFocus}>
          <Button
            variant="quiet"
            isPending={isLoading}
            pendingLabel={strings.loadingEarlier}
            onPress={onShow}
          >
            {strings.earlier}
          </Button>
        </div>
      ) : (
        <p>{strings.beginning}</p>
      )}
    </div>
  );
}
