import { PlanSummary } from '@patient/ui/PlanSummary';

export const YourPlan = () => (
  <PlanSummary
    name="Finasteride"
    facts={[
      { term: 'Dose', detail: '1 mg' },
      { term: 'Delivery', detail: 'Every 3 months' },
    ]}
    price={{
      label: 'Every 3 months',
      amount: '$84.00',
      note: '$28.00 a month. Next charge on Mar 3, 2027.',
    }}
  />
);
