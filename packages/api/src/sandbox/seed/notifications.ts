import type { KnownOrderStatus } from '../../generated/knownValues.ts';
import { addDays, isoOf } from '../../model/dates.ts';
import { rowOf } from '../../model/rowOf.ts';
import type { SandboxStore } from '../core/store.ts';
import type { Notification } from '../core/schema.ts';
import type { SubscriptionRecord } from '../core/subscriptionRecord.ts';
import { dayText, submittedText, treatmentName } from '../features/notifications/rules/text.ts';
import { orderDates } from '../features/orders/rules.ts';
import { dollars } from '../features/treatment/rules/pricing.ts';

/** Maximum number of notifications, which is more than a page; the newest ones are unread. */
const MAX = 12;
const UNREAD = 3;

/** Message, time and subject of a notification. */
interface Event extends Required<Pick<Notification, 'message' | 'createdAt' | 'data'>> {}

/** Submission of a registration, the doctor's decision a day later, and failed payments. */
function eventsOfSubscription(store: SandboxStore, record: SubscriptionRecord): Event[] {
  const { _id: subscriptionId, registrationDoneDate: done, review } = record;
  if (done === undefined) return [];
  const event = (message: string, createdAt: string): Event => ({
    message,
    createdAt,
    data: { subscriptionId },
  });
  const name = treatmentName(record);
  const decidedAt = addDays(done, 1);
  const decisions: Readonly<Record<string, string>> = {
    approved: `A doctor approved ${name} on ${dayText(decidedAt)}.`,
    declined: `A doctor didn't approve ${name} on ${dayText(decidedAt)}. You weren't charged.`,
  };
  const decision = decisions[review?.value ?? ''];
  return [
    event(submittedText(record), done),
    ...(decision === undefined ? [] : [event(decision, decidedAt)]),
    ...store
      .list('charges', subscriptionId)
      .filter(({ status }) => status === 'failed')
      .map(({ sum, createdAt = done }) =>
        event(
          `Your card was declined for ${dollars(sum)} for ${name} on ${dayText(createdAt)}. We'll try again in a few days.`,
          createdAt,
        ),
      ),
  ];
}

/** Statuses without a message don't notify. */
const orderMessages: Readonly<Partial<Record<KnownOrderStatus, (name: string, day: string) => string>>> = {
  created: (name, day) => `We received your payment for ${name} on ${day} and are preparing your delivery.`,
  shipped: (name, day) => `Your delivery of ${name} shipped on ${day}.`,
  delivered: (name, day) => `Your delivery of ${name} arrived on ${day}.`,
  cancelled: (name, day) => `Your order of ${name} was canceled on ${day}.`,
  returned: (name, day) => `Your package with ${name} came back to us on ${day}.`,
};

const eventsOfOrders = (store: SandboxStore, patientId: string, now: number): Event[] =>
  store.list('orders', patientId).flatMap((order) =>
    (orderDates(order, now).statusHistory ?? []).flatMap(({ status, at }) => {
      const record = store.get('subscriptions', patientId, order.subscriptionId);
      const message = rowOf(orderMessages, status)?.(treatmentName(record ?? {}), dayText(at));
      const data = { subscriptionId: order.subscriptionId, orderId: order._id };
      return message === undefined ? [] : [{ message, createdAt: at, data }];
    }),
  );

/** Last message of the doctor or support in each chat. */
const eventsOfChats = (store: SandboxStore, patientId: string): Event[] =>
  store.list('chats', patientId).flatMap(({ _id: chatId, doctorId, variationName }) => {
    const last = store.list('messages', chatId).findLast(({ by }) => by === 'peer');
    const who = doctorId === undefined ? 'Support' : 'Your doctor';
    const about = variationName === 'Support' ? '' : ` about ${variationName}`;
    return last
      ? [{ message: `${who} answered your message${about}.`, createdAt: last.createdAt, data: { chatId } }]
      : [];
  });

/** Newest notifications of a seeded account about its subscriptions, orders and chats, oldest first. */
export function seedNotifications(
  store: SandboxStore,
  { userId, patientId }: { userId: string; patientId: string },
  now: number,
): Notification[] {
  const events = [
    ...store.list('subscriptions', patientId).flatMap((record) => eventsOfSubscription(store, record)),
    ...eventsOfOrders(store, patientId, now),
    ...eventsOfChats(store, patientId),
  ]
    .filter(({ createdAt }) => Date.parse(createdAt) <= now)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .slice(-MAX);
  return events.map((event, index) => {
    const hasRead = index < events.length - UNREAD;
    return {
      _id: `${userId}-notification-${index + 1}`,
      type: 'system',
      ...event,
      createdAt: isoOf(Date.parse(event.createdAt)),
      hasRead,
      whoHaveRead: hasRead ? [userId] : [],
    };
  });
}
