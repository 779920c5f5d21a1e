import { VisuallyHidden } from '@patient/ui/VisuallyHidden';

/** One of the two is for the eye, the other for the ear. */
export const Unread = ({ count }: { count: number }) => (
  <span>
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{`${count} unread messages`}</VisuallyHidden>
  </span>
);
