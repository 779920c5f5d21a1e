import { useEffect, useRef } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Stack } from '@patient/ui/Stack';
import type { CardResult } from '../rules/cardUse.ts';

/** Props of {@link CardSaved}. */
export interface CardSavedProps {
  results: readonly CardResult[];
}

/** What a new card has settled. Takes the focus, since the form that had it is gone. */
export function CardSaved({ results }: CardSavedProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const isSettled = results.every(({ isPaid }) => isPaid);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      isLive
      tone={isSettled ? 'success' : 'warning'}
      title="Your new card is saved"
    >
      {results.length === 0 ? (
        <p>We use it for your next charges.</p>
      ) : (
        <Stack as="ul" gap={2}>
          {results.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Stack>
      )}
    </Alert>
  );
}
