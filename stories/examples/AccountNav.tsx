import { AccountNav } from '@patient/ui/AccountNav';

export const Pages = ({
  path,
  unread,
  onHelp,
  onLogout,
}: {
  path: string;
  unread: number;
  onHelp: () => void;
  onLogout: () => void;
}) => (
  <AccountNav
    items={[
      {
        href: '/user/subscriptions',
        label: 'Subscriptions',
        icon: 'pill',
        isCurrent: path === '/user/subscriptions',
      },
      {
        href: '/user/chat',
        label: 'Messages',
        icon: 'chat',
        count: unread,
        isCurrent: path === '/user/chat',
      },
    ]}
    onHelp={onHelp}
    onLogout={onLogout}
  />
);
