export { PlanSummary, type PlanSummaryProps } from './PlanSummary.tsx';
