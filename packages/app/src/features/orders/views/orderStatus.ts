import type { Order } from '@patient/api';
import { ORDER_COURSE, orderRules, rowOf, type KnownOrderStatus } from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';
import { sentence } from '#shared/format/plainText.ts';
import type { StatusDisplay } from '#shared/format/status.ts';

/** Display of an order's status; the icons are those of the component library. */
export interface OrderStatusDisplay extends StatusDisplay {
  readonly icon: 'orders' | 'pill' | 'truck' | 'home' | 'cancel' | 'return-parcel';
}

/** What the end of an order means, and what to do if its charge doesn't show it. */
export interface OrderEnding {
  readonly lead: string;
  readonly next: string;
}

/** What patients see of a status. */
interface OrderView extends OrderStatusDisplay {
  readonly ending?: OrderEnding;
}

/** Known statuses (decisions, "Subscriptions"). */
const DISPLAYS = {
  created: { label: 'Ordered', tone: 'neutral', icon: 'orders' },
  processing: { label: 'Processing', tone: 'info', icon: 'pill' },
  shipped: { label: 'Shipped', tone: 'info', icon: 'truck' },
  delivered: { label: 'Delivered', tone: 'success', icon: 'home' },
  cancelled: {
    label: 'Canceled',
    tone: 'neutral',
    icon: 'cancel',
    ending: {
      lead: "We canceled this order and won't send it.",
      next: 'If you were charged, ask us for a refund or a new delivery.',
    },
  },
  returned: {
    label: 'Returned',
    tone: 'warning',
    icon: 'return-parcel',
    ending: {
      lead: 'The package came back to us.',
      next: 'Check your address, then ask us to send it again or to refund it.',
    },
  },
} satisfies Readonly<Record<KnownOrderStatus, OrderView>>;

/** Display of an order's status; an unknown status is shown as a sentence. */
export function orderStatus(status: string): OrderStatusDisplay {
  const { label, tone, icon } = rowOf<OrderView>(DISPLAYS, status) ?? {
    label: sentence(status),
    tone: 'neutral',
    icon: 'orders',
  };
  return { label, tone, icon };
}

/** What the end of an order means; undefined for an order that hasn't ended. */
export const orderEnding = (status: string): OrderEnding | undefined =>
  rowOf<OrderView>(DISPLAYS, status)?.ending;

type StepState = 'done' | 'current' | 'next' | 'stopped';

/** Fields of an order that its timeline shows. */
export type OrderProgress = Pick<
  Order,
  'status' | 'createdAt' | 'carrier' | 'statusHistory' | 'expectedDelivery'
>;

/** Day on which an order reached a status, or is expected to. */
function dayOf(
  status: string,
  state: StepState,
  { createdAt, statusHistory, expectedDelivery }: OrderProgress,
): string | undefined {
  if (state === 'next') {
    const expected = status === 'delivered' ? formatDay(expectedDelivery) : undefined;
    return expected && `Expected ${expected}`;
  }
  const reached = statusHistory?.findLast((change) => change.status === status)?.at;
  return formatDay(reached ?? (status === 'created' ? createdAt : undefined));
}

function stepOf(status: string, state: StepState, order: OrderProgress) {
  const { label, icon } = orderStatus(status);
  const note =
    status === 'shipped' && state !== 'next' && order.carrier ? `With ${order.carrier}` : undefined;
  const when = dayOf(status, state, order);
  return { id: status, label, icon, state, ...(when && { when }), ...(note && { note }) };
}

/** Timeline of an order: past and future steps. An order with an unknown status has no future steps. */
export function orderSteps(order: OrderProgress) {
  const { status } = order;
  const { reached = 0, isStopped = false } = orderRules(status) ?? {};
  if (ORDER_COURSE.includes(status))
    return ORDER_COURSE.map((id, index) => {
      const isDone = index < reached || (reached === ORDER_COURSE.length - 1 && index === reached);
      const state = isDone ? 'done' : index === reached ? 'current' : 'next';
      return stepOf(id, state, order);
    });
  return [
    ...ORDER_COURSE.slice(0, reached + 1).map((id) => stepOf(id, 'done', order)),
    stepOf(status, isStopped ? 'stopped' : 'current', order),
  ];
}
