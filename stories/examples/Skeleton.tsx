import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';

/** Has the shape of what it stands for, and says once that something is loading. */
export const OrdersLoading = () => (
  <SkeletonGroup label="Loading your orders">
    <Skeleton shape="block" />
    <Skeleton shape="text" />
    <Skeleton shape="text" />
  </SkeletonGroup>
);
