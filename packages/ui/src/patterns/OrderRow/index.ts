export { OrderRow, type OrderRowProps } from './OrderRow.tsx';
export { OrderRowSkeleton, type OrderRowSkeletonProps } from './OrderRowSkeleton.tsx';
