import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';

/** Props of {@link StepLoading}. */
export interface StepLoadingProps {
  query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Stands where the photo step will stand: on its way, or why it did not come. */
export function StepLoading({ query: { error, isFetching, refetch } }: StepLoadingProps) {
  return error ? (
    <LoadFailure what="this step" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <SkeletonGroup label="Loading this step…">
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
}
