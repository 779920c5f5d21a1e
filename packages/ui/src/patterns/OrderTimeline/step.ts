import type { IconName } from '../../components/Icon/index.ts';

/** State of a step: done, current, upcoming, or where the order stopped. */
export type OrderStepState = 'done' | 'current' | 'next' | 'stopped';

/** Step of an order. */
export interface OrderStep {
  id: string;
  /** Label such as "Shipped". */
  label: string;
  state: OrderStepState;
  /** Formatted actual or expected date. */
  when?: string | undefined;
  /** Further details such as "With UPS, signature needed". */
  note?: string | undefined;
  icon: IconName;
}

/** Strings shown by {@link OrderTimeline}. */
export interface OrderTimelineStrings {
  /** Accessible name of the list. @default 'Order progress' */
  list: string;
  /** Precedes a step's label, for screen readers. */
  states: Readonly<Record<OrderStepState, string>>;
}

export const defaultStrings: OrderTimelineStrings = {
  list: 'Order progress',
  states: { done: 'Done:', current: 'Now:', next: 'Upcoming:', stopped: 'Stopped:' },
};
