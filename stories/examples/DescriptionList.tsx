import { DescriptionList } from '@patient/ui/DescriptionList';

export const PlanFacts = () => (
  <DescriptionList
    facts={[
      { term: 'Dose', detail: '1 mg' },
      { term: 'Delivery', detail: 'Every 3 months' },
      { term: 'Next charge', detail: '$84.00 on Mar 3, 2027' },
    ]}
  />
);
