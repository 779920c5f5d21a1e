import { StatusBadge } from '@patient/ui/StatusBadge';

/** The label is the specification's, letter for letter. */
export const InReview = () => <StatusBadge tone="info">In Review</StatusBadge>;
