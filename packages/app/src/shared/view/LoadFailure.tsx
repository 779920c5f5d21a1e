import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';

/** Props of {@link LoadFailure}. */
export interface LoadFailureProps {
  /** What could not be loaded: "your subscriptions". */
  what: string;
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Stands where the answer would have stood, and offers to ask again. */
export function LoadFailure({ what, error, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <Alert
      tone="danger"
      title={`We could not load ${what}`}
      action={
        <Button isPending={isRetrying} onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
