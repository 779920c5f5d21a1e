import { useEffect, useRef } from 'react';
import { Alert } from '@patient/ui/Alert';
import * as styles from '../Overview.css.ts';

/** Props of {@link ChangeResult}. */
export interface ChangeResultProps {
  /** What has changed; undefined before any change, and once the message is dismissed. */
  done: string | undefined;
  onDismiss: () => void;
}

/** What a change has done. Takes the focus: the pressed button is often gone. */
export function ChangeResult({ done, onDismiss }: ChangeResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) result.current?.focus();
  }, [done]);
  const dismiss = () => {
    // The button that had focus is gone; Tab goes on from here.
    place.current?.focus();
    onDismiss();
  };
  return (
    // Rendered before its content, or a screen reader does not announce it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain block elements
    <div ref={place} role="status" tabIndex={-1}>
      {done !== undefined && (
        <Alert ref={result} tabIndex={-1} tone="success" onDismiss={dismiss} className={styles.result}>
          {done}
        </Alert>
      )}
    </div>
  );
}
