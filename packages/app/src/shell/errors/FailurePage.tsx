import { ERROR_PAGE_FAILED } from '#shared/failureMessages.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import type { BoundaryProps } from '#shared/view/Boundary.tsx';

/** Page for failures, loaded lazily. If it fails itself, it offers a reload, because browsers may not retry a failed import. */
export const FailurePage = lazyPart(async () => (await import('./Failure.tsx')).Failure, {
  failure: () => (
    <div>
      <div role="alert">
        <h1>{ERROR_PAGE_FAILED}</h1>
      </div>
      <button type="button" onClick={() => globalThis.location.reload()}>
        Reload the page
      </button>
    </div>
  ),
});

/** Shows the failure page instead of a screen, in its layout. */
export const showScreenFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage error={error} onRetry={onRetry} />
);

/** Shows the failure page instead of a layout. */
export const showLayoutFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage isAlone error={error} onRetry={onRetry} />
);
