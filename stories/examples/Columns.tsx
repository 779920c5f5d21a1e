import { Columns } from '@patient/ui/Columns';
import { SectionCard } from '@patient/ui/SectionCard';

export const Subscription = () => (
  <Columns>
    <SectionCard title="Your plan">Finasteride 1 mg, every day</SectionCard>
    <SectionCard title="Payments">$84.00 on Mar 3, 2027</SectionCard>
  </Columns>
);
