import { formatDay } from '#shared/format/dates.ts';
import { sentence } from '#shared/format/plainText.ts';
import type { StatusDisplay } from '#shared/format/status.ts';

/** Icon of a status, by its name in the component library. */
export type OrderIcon = 'orders' | 'pill' | 'truck' | 'home' | 'cancel' | 'return-parcel';

/** Status of an order with its icon. */
export interface OrderStatusDisplay extends StatusDisplay {
  readonly icon: OrderIcon;
}

/** Known statuses (decisions, "Subscriptions"). */
const DISPLAYS: ReadonlyMap<string, OrderStatusDisplay> = new Map<string, OrderStatusDisplay>([
  ['created', { label: 'Ordered', tone: 'neutral', icon: 'orders' }],
  ['processing', { label: 'Processing', tone: 'info', icon: 'pill' }],
  ['shipped', { label: 'Shipped', tone: 'info', icon: 'truck' }],
  ['delivered', { label: 'Delivered', tone: 'success', icon: 'home' }],
  ['cancelled', { label: 'Cancelled', tone: 'neutral', icon: 'cancel' }],
  ['returned', { label: 'Returned', tone: 'warning', icon: 'return-parcel' }],
]);

/** Display of an order's status; an unknown one is shown in plain words. */
export const orderStatus = (status: string): OrderStatusDisplay =>
  DISPLAYS.get(status) ?? { label: sentence(status), tone: 'neutral', icon: 'orders' };

/** Statuses of an order that goes well, in order. */
const COURSE = ['created', 'processing', 'shipped', 'delivered'];

/** Last step that an order has certainly passed when it stops. */
const STOPS: ReadonlyMap<string, number> = new Map([
  ['cancelled', 0],
  ['returned', 2],
]);

/** Step of the timeline. */
export interface OrderStepView {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'next' | 'stopped';
  readonly icon: OrderIcon;
  readonly when?: string | undefined;
  readonly note?: string | undefined;
}

/** Input of {@link orderSteps}. */
export interface OrderProgress {
  readonly status: string;
  readonly createdAt: string;
  readonly carrier?: string | null | undefined;
  /** Statuses it has reached, where the service reports when. */
  readonly statusHistory?: readonly { readonly status: string; readonly at: string }[] | null | undefined;
  readonly expectedDelivery?: string | null | undefined;
}

/** Day on which an order reached a status, or is expected to. */
function dayOf(
  status: string,
  state: OrderStepView['state'],
  { createdAt, statusHistory, expectedDelivery }: OrderProgress,
  timeZone: string | undefined,
): string | undefined {
  if (state === 'next') {
    const expected = status === 'delivered' ? formatDay(expectedDelivery, timeZone) : undefined;
    return expected && `Expected ${expected}`;
  }
  const reached = statusHistory?.findLast((change) => change.status === status)?.at;
  return formatDay(reached ?? (status === 'created' ? createdAt : undefined), timeZone);
}

function stepOf(status: string, state: OrderStepView['state'], order: OrderProgress, timeZone?: string) {
  const { label, icon } = orderStatus(status);
  const note =
    status === 'shipped' && state !== 'next' && order.carrier ? `With ${order.carrier}` : undefined;
  const when = dayOf(status, state, order, timeZone);
  return { id: status, label, icon, state, ...(when && { when }), ...(note && { note }) };
}

/**
 * What happened to an order and what comes next. An order of unknown status shows no step that may not apply.
 * @param timeZone IANA name; without it the device's own
 */
export function orderSteps(order: OrderProgress, timeZone?: string): OrderStepView[] {
  const { status } = order;
  const reached = COURSE.indexOf(status);
  if (reached >= 0) {
    const isOver = status === COURSE.at(-1);
    return COURSE.map((id, index) => {
      const isDone = index < reached || (isOver && index === reached);
      const state = isDone ? 'done' : index === reached ? 'current' : 'next';
      return stepOf(id, state, order, timeZone);
    });
  }
  const passed = COURSE.slice(0, (STOPS.get(status) ?? 0) + 1);
  return [
    ...passed.map((id) => stepOf(id, 'done', order, timeZone)),
    stepOf(status, STOPS.has(status) ? 'stopped' : 'current', order, timeZone),
  ];
}
