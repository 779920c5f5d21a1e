import { PlanCard } from '@patient/ui/PlanCard';

export const YourPlan = () => (
  <PlanCard
    name="Finasteride"
    lines={[
      { id: 'dose', label: 'Dose', value: '1 mg' },
      { id: 'frequency', label: 'Delivery', value: 'Every 3 months' },
    ]}
  />
);
