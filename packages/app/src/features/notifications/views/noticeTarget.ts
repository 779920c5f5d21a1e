import type { Notification } from '@patient/api';
import { href } from '#shared/href.ts';

/** Link and icon of a notification. */
export interface NoticeTarget {
  readonly icon: 'chat' | 'orders' | 'pill' | 'bell';
  /** Path in this app; undefined if there is no page for it. */
  readonly href?: string;
}

/** Note of a notification without a link. */
export const NO_TARGET = "There's no page to open for this one.";

/** Link and icon of a notification, by its most specific subject. */
export function noticeTarget({ data = {} }: Pick<Notification, 'data'>): NoticeTarget {
  const { chatId, orderId, subscriptionId } = data;
  if (chatId !== undefined) return { icon: 'chat', href: href('/user/chat', {}, { chatId }) };
  if (orderId !== undefined)
    return { icon: 'orders', href: href('/user/order-history/:id', { id: orderId }) };
  if (subscriptionId !== undefined)
    return { icon: 'pill', href: href('/user/subscriptions/:id', { id: subscriptionId }) };
  return { icon: 'bell' };
}
