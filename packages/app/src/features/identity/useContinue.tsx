import { useState, type ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useAction } from '@patient/ui/hooks';
import { failureText } from '#shared/format/failureText.ts';

/** Continues to the next step. `problem` shows the service's message about a failed attempt, with a retry button. */
export function useContinue(goNext: () => Promise<void>): {
  readonly handleContinue: () => Promise<void>;
  readonly problem: ReactNode;
  /** Hides the problem. */
  readonly dismiss: () => void;
} {
  const [message, setMessage] = useState<string>();
  const { run: handleContinue, isPending } = useAction(() =>
    goNext().then(
      () => setMessage(undefined),
      (failure: unknown) => setMessage(failureText(failure)),
    ),
  );
  const problem = message !== undefined && (
    <Alert
      tone="danger"
      isLive
      title="We couldn't continue"
      action={
        <Button isPending={isPending} onPress={() => void handleContinue()}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
  return { handleContinue, problem, dismiss: () => setMessage(undefined) };
}
