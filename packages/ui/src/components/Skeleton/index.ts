export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './SkeletonGroup.tsx';
