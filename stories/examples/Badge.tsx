import { Badge } from '@patient/ui/Badge';
import { Inline } from '@patient/ui/Inline';

export const PlanName = () => (
  <Inline gap={2}>
    <span>Every 3 months</span>
    <Badge tone="accent">Most popular</Badge>
  </Inline>
);
