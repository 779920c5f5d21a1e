import type { IconName } from '@patient/ui/Icon';
import { isBuilt } from '../../shared/view/standIns.ts';

/** One row of the account menu. */
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

/** Account menu (specification section 2), without pages that are not built. */
export const accountMenu = (path: string): readonly (NavigationItem & { readonly isCurrent: boolean })[] =>
  menu
    .filter(({ href }) => isBuilt(href))
    .map((item) => ({ ...item, isCurrent: path === item.href || path.startsWith(`${item.href}/`) }));
