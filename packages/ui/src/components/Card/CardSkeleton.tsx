import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Card, type CardProps } from './Card.tsx';

/** Props of {@link CardSkeleton}. */
export type CardSkeletonProps = Omit<CardProps, 'children'>;

/** Placeholder of a card that is loading. Silent; the surrounding SkeletonGroup announces it. */
export function CardSkeleton(props: CardSkeletonProps) {
  return (
    <Card {...props}>
      <Stack gap={4}>
        <Skeleton width="70%" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </Card>
  );
}
