import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { ERROR_PAGE_BROKE } from '#shared/failureMessages.ts';
import type { Environment } from '#shared/environment.ts';
import { Boundary, type BoundaryProps } from '#shared/view/Boundary.tsx';
import type { FailureProps } from './Failure.tsx';

const Failure = preloadable(loadCode(async () => (await import('./Failure.tsx')).Failure));

/** Loads the error page early, to have it when the connection is lost. */
export const prepareFailurePage = ({ activity }: Environment) =>
  void activity.whenQuiet().then(Failure.preload);

/** Fallback for an error page that fails itself; needs no other code. */
const failureFallback = (isAlone: boolean) => () => {
  const Frame = isAlone ? 'main' : 'div';
  return (
    <Frame>
      <div role="alert">
        <h1>{ERROR_PAGE_BROKE}</h1>
      </div>
      {/* A reload, since a browser may not retry a failed import. */}
      <button type="button" onClick={() => globalThis.location.reload()}>
        Reload the page
      </button>
    </Frame>
  );
};

/** Failure page, loaded lazily. */
export function FailurePage(props: FailureProps) {
  return (
    <Boundary fallback={failureFallback(props.isAlone === true)}>
      <Failure {...props} />
    </Boundary>
  );
}

/** Failure page in place of a screen; its layout stays. */
export const showScreenFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage error={error} onRetry={onRetry} />
);

/** Failure page in place of a layout. */
export const showLayoutFailure: BoundaryProps['fallback'] = (error, onRetry) => (
  <FailurePage isAlone error={error} onRetry={onRetry} />
);
