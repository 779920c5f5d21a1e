export { PlanBar, type PlanBarProps } from './PlanBar.tsx';
export { PlanCard, type PlanCardProps } from './PlanCard.tsx';
export { PlanDisclosure, type PlanDisclosureProps } from './PlanDisclosure.tsx';
export { PlanLayout, type PlanLayoutProps } from './PlanLayout.tsx';
export { PlanTerms, type PlanTermsProps, type PlanTermsStrings } from './PlanTerms.tsx';
export type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
export { HOLD_NOTICE, type PlanCardStrings } from './strings.ts';
