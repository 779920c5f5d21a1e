import { useState, type ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';

/** Goes on to the next step; where the service says what is missing, that is `problem`, with a way to try again. */
export function useGoOn(goNext: () => Promise<void>): {
  readonly goOn: () => Promise<void>;
  readonly problem: ReactNode;
} {
  const [message, setMessage] = useState<string>();
  const goOn = async () => {
    setMessage(undefined);
    try {
      await goNext();
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const problem = message !== undefined && (
    <Alert
      tone="danger"
      isLive
      title="We could not go on"
      action={<Button onPress={() => void goOn()}>Try again</Button>}
    >
      {message}
    </Alert>
  );
  return { goOn, problem };
}
