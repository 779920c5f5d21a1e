import { Card } from '@patient/ui/Card';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';

/** Skeleton of a step, for a QueryView, which announces it. */
export function CardSkeleton() {
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
