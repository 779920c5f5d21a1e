export { OrderRow, type OrderRowProps, type OrderRowStrings } from './OrderRow.tsx';
export { OrderRowSkeleton, type OrderRowSkeletonProps } from './OrderRowSkeleton.tsx';
