import { VisuallyHidden } from '@patient/ui/VisuallyHidden';

/** The badge is for sighted patients, the text for screen readers. */
export const Unread = ({ count }: { count: number }) => (
  <span>
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{`${count} unread messages`}</VisuallyHidden>
  </span>
);
