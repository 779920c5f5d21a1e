import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import * as styles from '../Overview.css.ts';
import type { QuickSkip } from './useQuickSkip.ts';
import { failureText } from '../../../shared/format/failureText.ts';

/** Props of {@link ChangeResult}. */
export interface ChangeResultProps {
  /** What has changed; undefined before any change, and once the message is dismissed. */
  done: string | undefined;
  onDismiss: () => void;
  /** Skip that can be taken back here. */
  quick: QuickSkip;
}

/** What a change has done, with a way to undo it, or why it could not be made. */
export function ChangeResult({ done, onDismiss, quick: { undo, isUndoing, error } }: ChangeResultProps) {
  return (
    <>
      {/* Rendered before its content, or a screen reader does not announce it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain block elements */}
      <div role="status">
        {done !== undefined && (
          <Alert
            tone="success"
            onDismiss={onDismiss}
            className={styles.result}
            action={
              undo && (
                <Button isPending={isUndoing} onPress={undo}>
                  Undo
                </Button>
              )
            }
          >
            {done}
          </Alert>
        )}
      </div>
      {error && (
        <Alert tone="danger" isLive title="We couldn't change your delivery">
          {failureText(error)}
        </Alert>
      )}
    </>
  );
}
