import type { Addon, Plan } from '@patient/api';
import { planFacts } from '#shared/pricing/index.ts';
import type { ChangeFact } from './changeFacts.ts';

/** Plan and add-ons that a change begins with. */
export interface PlanBefore {
  readonly plan?: Plan | undefined;
  readonly addons?: readonly Addon[] | undefined;
}

/** What differs between two plans, formatted. Prices are before coupons, so that both can be compared. */
export function planChange({ plan, addons }: PlanBefore, wanted: Plan): readonly ChangeFact[] {
  const before = new Map(planFacts({ plan, addons }).map(({ term, detail }) => [term, detail]));
  return planFacts({ plan: wanted, addons }).flatMap(({ term, detail: after }) => {
    const was = before.get(term);
    if (was === after) return [];
    return [{ term, after, ...(was !== undefined && { before: was }) }];
  });
}
