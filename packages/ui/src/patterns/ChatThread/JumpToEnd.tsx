import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatThread.css.ts';
import type { EndWatch } from './endWatch.ts';

/** Props of {@link JumpToEnd}. */
export interface JumpToEndProps {
  end: EndWatch;
  /** Id of the newest message. */
  newest: string | undefined;
  /** Whether the patient wrote it; their own messages do not show the button. */
  isNewestOwn: boolean;
  label: string;
  onPress: () => void;
}

/** Button that scrolls to messages received while the patient was scrolled up. */
export function JumpToEnd({ end, newest, isNewestOwn, label, onPress }: JumpToEndProps) {
  const isAtEnd = useSyncExternalStore(end.subscribe, end.isAtEnd, end.isAtEnd);
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  if (seen === newest || isNewestOwn) return null;
  return (
    <Button
      variant="primary"
      icon={<Icon name="arrow-down" size="small" />}
      onPress={onPress}
      className={styles.jump}
    >
      {label}
    </Button>
  );
}
