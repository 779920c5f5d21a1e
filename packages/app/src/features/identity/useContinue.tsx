import { useState, type ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { failureText } from '#shared/format/failureText.ts';

/** Continues to the next step; `problem` shows what the service reports missing until it does, with a retry. */
export function useContinue(goNext: () => Promise<void>): {
  readonly handleContinue: () => Promise<void>;
  readonly problem: ReactNode;
  /** Takes the problem away, when something else is tried. */
  readonly dismiss: () => void;
} {
  const [message, setMessage] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  const handleContinue = async () => {
    setTrying(true);
    try {
      await goNext();
      setMessage(undefined);
    } catch (failure) {
      setMessage(failureText(failure));
    }
    setTrying(false);
  };
  const problem = message !== undefined && (
    <Alert
      tone="danger"
      isLive
      title="We couldn't continue"
      action={
        <Button isPending={isTrying} onPress={() => void handleContinue()}>
          Try again
        </Button>
      }
    >
      {message}
    </Alert>
  );
  return { handleContinue, problem, dismiss: () => setMessage(undefined) };
}
