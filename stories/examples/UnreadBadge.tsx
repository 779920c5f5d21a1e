import { UnreadBadge } from '@patient/ui/UnreadBadge';

/** Shows nothing for 0, and 99+ from 100 on. */
export const NewMessages = ({ count }: { count: number }) => (
  <UnreadBadge count={count} label="unread messages" />
);
