import { StatusBadge } from '@patient/ui/StatusBadge';

/** The label is the exact wording of the specification. */
export const InReview = () => <StatusBadge tone="info">In Review</StatusBadge>;
