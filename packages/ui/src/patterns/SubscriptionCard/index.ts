export { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';
export { SubscriptionCardSkeleton, type SubscriptionCardSkeletonProps } from './SubscriptionCardSkeleton.tsx';
