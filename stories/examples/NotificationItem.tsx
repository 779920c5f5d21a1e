import { NotificationItem } from '@patient/ui/NotificationItem';

export const Approved = ({ onRead }: { onRead: () => void }) => (
  <ul role="list">
    <li>
      <NotificationItem
        message="Your doctor has approved your treatment."
        time="11-20-2026 10:42"
        dateTime="2026-11-20T10:42:00-05:00"
        href="/user/subscriptions"
        onRead={onRead}
      />
    </li>
  </ul>
);
