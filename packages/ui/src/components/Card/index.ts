export { Card, type CardProps } from './Card.tsx';
export { CardSkeleton, type CardSkeletonProps } from './CardSkeleton.tsx';
