import type { ReactNode } from 'react';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { QueryView } from '../view/QueryView.tsx';
import type { LazyPartOptions } from './lazyPart.tsx';

/**
 * Options of `lazyPart` for a part that shows loading and failure, with a retry button, in its own place.
 * @param what object of "Loading …" and "We couldn't load …": "the card form"
 */
export const inPlace = (
  what: string,
  skeleton: ReactNode,
): Pick<LazyPartOptions<object>, 'fallback' | 'failure'> => ({
  fallback: <SkeletonGroup label={`Loading ${what}…`}>{skeleton}</SkeletonGroup>,
  failure: (error, retry) => (
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
  ),
});
