import { ErrorPage } from '@patient/ui/ErrorPage';
import { MESSAGES } from '../../shared/messages.ts';
import { UnknownGuardError } from '../guards/decideRoute.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';

/** Props of {@link Failure}. */
export interface FailureProps {
  error: unknown;
  onRetry: () => void;
  /** Whether it is rendered outside a layout. @default false */
  isAlone?: boolean;
}

/** Page for failures other than 404 (specification sections 2 and 8). */
export function Failure({ error, onRetry, isAlone = false }: FailureProps) {
  const page =
    error instanceof UnknownGuardError ? (
      <ErrorPage code={String(error.status)} title={error.message} />
    ) : (
      <ErrorPage
        title={MESSAGES.failed}
        message="We couldn't show this page. Your information is safe."
        onRetry={onRetry}
      />
    );
  return isAlone ? <ErrorLayout path="*">{page}</ErrorLayout> : page;
}
