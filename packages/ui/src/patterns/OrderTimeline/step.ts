import type { IconName } from '../../components/Icon/index.ts';

/** Where a step stands: behind, where the order is now, still to come, where it ended otherwise. */
export type OrderStepState = 'done' | 'current' | 'next' | 'stopped';

/** One step of an order. */
export interface OrderStep {
  id: string;
  /** In plain words: "Shipped". */
  label: string;
  state: OrderStepState;
  /** When it happened, or when it is expected, formatted. */
  when?: string | undefined;
  /** A sentence more: "With UPS, signature needed". */
  note?: string | undefined;
  icon: IconName;
}

/** What {@link OrderTimeline} says by itself. */
export interface OrderTimelineStrings {
  /** Names the list. @default 'What happened and what comes next' */
  list: string;
  /** Said before a step's name, for screen readers. */
  states: Readonly<Record<OrderStepState, string>>;
}

export const english: OrderTimelineStrings = {
  list: 'What happened and what comes next',
  states: { done: 'Done:', current: 'Now:', next: 'To come:', stopped: 'Ended:' },
};
