import { Card } from '@patient/ui/Card';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';

/** The shape of a step while it is on its way; stands inside a SkeletonGroup, which says so. */
export function CardBones() {
  return (
    <Card>
      <Stack gap={4}>
        <Skeleton width="70%" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  );
}
