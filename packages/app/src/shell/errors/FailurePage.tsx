import { Button } from '@patient/ui/Button';
import { ERROR_PAGE_FAILED, OFFLINE } from '#shared/failureMessages.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { useRetryOnline } from '#shared/lazy/useRetryOnline.ts';
import type { BoundaryProps } from '@patient/ui/lazy';
import type { FailureProps } from './Failure.tsx';

/**
 * Shown when the code of the failure page fails to load, so it is part of the first page. Offline, it loads the page itself
 * when the connection returns; otherwise it offers a reload, because browsers may not retry a failed import.
 * @param error failure of that code
 */
function PlainFailure({ error, onRetry }: FailureProps) {
  useRetryOnline(error, onRetry);
  const isOffline = !navigator.onLine;
  return (
    <div>
      <div role="alert">
        <h1>{isOffline ? OFFLINE.title : ERROR_PAGE_FAILED}</h1>
        {isOffline && <p>{OFFLINE.message}</p>}
      </div>
      <Button onPress={isOffline ? onRetry : () => globalThis.location.reload()}>
        {isOffline ? 'Try again' : 'Reload the page'}
      </Button>
    </div>
  );
}

/** Page for failures, loaded lazily. */
export const FailurePage = lazyPart<FailureProps>(async () => (await import('./Failure.tsx')).Failure, {
  failure: (error, _retry, { onRetry }) => <PlainFailure error={error} onRetry={onRetry} />,
});

/** Shows the failure page instead of a screen, in its layout. */
export const showScreenFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage error={error} onRetry={onRetry} />
);

/** Shows the failure page instead of a layout. */
export const showLayoutFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage isAlone error={error} onRetry={onRetry} />
);
