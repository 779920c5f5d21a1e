import { ErrorPage } from '@patient/ui/ErrorPage';
import { UnknownGuardError } from '../domain/guards.ts';

/** Props of {@link Failure}. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The page for failures that are not a missing page (specification sections 2 and 8). */
export function Failure({ error, onRetry }: FailureProps) {
  return error instanceof UnknownGuardError ? (
    <ErrorPage code={String(error.status)} title={error.message} />
  ) : (
    <ErrorPage
      title="An error occurred"
      message="This page could not be shown. Nothing of yours was lost."
      onRetry={onRetry}
    />
  );
}
