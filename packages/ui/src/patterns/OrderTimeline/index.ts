export { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';
export type { OrderStep, OrderStepState, OrderTimelineStrings } from './step.ts';
