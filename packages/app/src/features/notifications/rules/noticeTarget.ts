import type { Notification } from '@patient/api';
import { href } from '#shared/href.ts';

/** Where a notification leads, and the icon of what it is about. */
export interface NoticeTarget {
  readonly icon: 'chat' | 'orders' | 'pill' | 'bell';
  /** Path within this app; undefined when there is no page for it. */
  readonly href?: string;
}

/** What the row says of a notification that opens nothing. */
export const NO_TARGET = "There's no page to open for this one.";

/** Whether a doctor, a bill or a delivery has changed what the service has of a treatment: the account, a plan, an order. */
export const isAboutTreatment = ({ data = {} }: Pick<Notification, 'data'>): boolean =>
  data.subscriptionId !== undefined || data.orderId !== undefined;

/** Page of what a notification is about, the most specific one first. */
export function noticeTarget({ data = {} }: Pick<Notification, 'data'>): NoticeTarget {
  const { chatId, orderId, subscriptionId } = data;
  if (chatId !== undefined) return { icon: 'chat', href: href('/user/chat', {}, { chatId }) };
  if (orderId !== undefined)
    return { icon: 'orders', href: href('/user/order-history/:id', { id: orderId }) };
  if (subscriptionId !== undefined)
    return { icon: 'pill', href: href('/user/subscriptions/:id', { id: subscriptionId }) };
  return { icon: 'bell' };
}
