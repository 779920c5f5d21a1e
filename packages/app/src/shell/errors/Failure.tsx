import { ErrorPage } from '@patient/ui/ErrorPage';
import { MESSAGES } from '../../shared/messages.ts';
import { UnknownGuardError } from '../guards/decideRoute.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** Props of {@link Failure}. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it is the whole page, and not the screen inside a layout. @default false */
  isAlone?: boolean;
}

/** What is shown for failures that are not a missing page (specification sections 2 and 8). */
export function Failure({ error, onRetry, isAlone = false }: FailureProps) {
  const page =
    error instanceof UnknownGuardError ? (
      <ErrorPage code={String(error.status)} title={error.message} />
    ) : (
      <ErrorPage
        title={MESSAGES.failed}
        message="This page could not be shown. Nothing of yours was lost."
        onRetry={onRetry}
      />
    );
  return isAlone ? <ErrorLayout path="*">{page}</ErrorLayout> : page;
}
