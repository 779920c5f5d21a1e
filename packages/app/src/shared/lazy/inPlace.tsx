import type { ReactNode } from 'react';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { QueryView } from '../view/QueryView.tsx';
import type { LazyPartOptions } from './lazyPart.tsx';
import { useRetryOnline } from './useRetryOnline.ts';

function LoadFailure({ what, error, retry }: { what: string; error: unknown; retry: () => void }) {
  useRetryOnline(error, retry);
  return (
    <QueryView
      queries={[
        {
          data: undefined,
          error: error instanceof Error ? error : new Error('Not an error', { cause: error }),
          isFetching: false,
          refetch: retry,
        },
      ]}
      what={what}
    >
      {() => null}
    </QueryView>
  );
}

/**
 * Options of `lazyPart` for a part that shows loading and failure, with a retry button, in its own place. Retries automatically
 * when the connection returns.
 * @param what object of "Loading …" and "We couldn't load …": "the card form"
 */
export const inPlace = (
  what: string,
  skeleton: ReactNode,
): Pick<LazyPartOptions<object>, 'fallback' | 'failure'> => ({
  fallback: <SkeletonGroup label={`Loading ${what}…`}>{skeleton}</SkeletonGroup>,
  failure: (error, retry) => <LoadFailure what={what} error={error} retry={retry} />,
});
