import { SectionCard } from '@patient/ui/SectionCard';

export const Password = () => (
  <SectionCard title="Password">
    <p>You changed it on Mar 3, 2027.</p>
  </SectionCard>
);
