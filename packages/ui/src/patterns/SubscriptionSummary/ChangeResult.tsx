import { useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import * as styles from './SubscriptionSummary.css.ts';

/** Props of {@link ChangeResult}. */
export interface ChangeResultProps {
  /** Message; undefined without one or after it is dismissed. */
  result: string | undefined;
  onDismiss: () => void;
}

/** Message about a completed change. Takes focus, because the pressed button is often removed. */
export function ChangeResult({ result, onDismiss }: ChangeResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== undefined) alert.current?.focus();
  }, [result]);
  const dismiss = () => {
    // The focused button is removed; Tab continues from here.
    place.current?.focus();
    onDismiss();
  };
  return (
    // Rendered before its content, because screen readers announce only changes.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain block elements
    <div ref={place} role="status" tabIndex={-1}>
      {result !== undefined && (
        <Alert ref={alert} tabIndex={-1} tone="success" onDismiss={dismiss} className={styles.result}>
          {result}
        </Alert>
      )}
    </div>
  );
}
