import { Card } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';

export const NextDelivery = ({ date }: { date: string }) => (
  <Card as="section" aria-labelledby="next-delivery">
    <Stack gap={2}>
      <h2 id="next-delivery">Next delivery</h2>
      <p>{date}</p>
    </Stack>
  </Card>
);
