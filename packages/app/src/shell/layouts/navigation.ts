import type { IconName } from '@patient/ui/Icon';

/** Item of the account menu. */
export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

const menu: readonly NavigationItem[] = [
  { href: '/user/subscriptions', label: 'Home', icon: 'home' },
  { href: '/user/order-history', label: 'Order History', icon: 'orders' },
  { href: '/user/chat', label: 'Doctor Messaging', icon: 'chat' },
  { href: '/user/profile', label: 'Account Info', icon: 'user' },
];

/** Item of the menu with its state. */
export interface ShownItem extends NavigationItem {
  readonly isCurrent: boolean;
  /** Number of new items. */
  readonly count: number;
}

/**
 * Account menu (specification section 2).
 * @param newMessages count of the messaging item
 */
export const accountMenu = (path: string, newMessages = 0): readonly ShownItem[] =>
  menu.map((item) => ({
    ...item,
    isCurrent: path === item.href || path.startsWith(`${item.href}/`),
    count: item.href === '/user/chat' ? newMessages : 0,
  }));
