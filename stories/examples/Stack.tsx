import type { ReactNode } from 'react';
import { Stack } from '@patient/ui/Stack';

export const Subscriptions = ({ cards }: { cards: readonly { id: string; card: ReactNode }[] }) => (
  <Stack as="ul" gap={4}>
    {cards.map(({ id, card }) => (
      <li key={id}>{card}</li>
    ))}
  </Stack>
);
