import { useState } from 'react';
import { useAction } from '@patient/ui/hooks';
import { failureText } from '#shared/format/failureText.ts';

/** Continues to the next step. `problem` are the props of a RetryAlert about a failed attempt. */
export function useContinue(goNext: () => Promise<void>) {
  const [message, setMessage] = useState<string>();
  const { run: handleContinue, isPending } = useAction(() =>
    goNext().then(
      () => setMessage(undefined),
      (failure: unknown) => setMessage(failureText(failure)),
    ),
  );
  const problem = message !== undefined && {
    title: "We couldn't continue",
    children: message,
    isRetrying: isPending,
    onRetry: () => void handleContinue(),
  };
  return { handleContinue, problem, dismiss: () => setMessage(undefined) };
}
