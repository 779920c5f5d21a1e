import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';

/** Has the shape of the content, and announces once that something is loading. */
export const OrdersLoading = () => (
  <SkeletonGroup label="Loading your orders">
    <Skeleton shape="block" />
    <Skeleton shape="text" />
    <Skeleton shape="text" />
  </SkeletonGroup>
);
