export { PlanBar, type PlanBarProps } from './PlanBar.tsx';
export { PlanCard, type PlanCardProps } from './PlanCard.tsx';
export type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
export type { PlanCardStrings } from './strings.ts';
