import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { CardUse } from '../rules/cardUse.ts';
import * as styles from '../sections.css.ts';

/** Props of {@link CardUses}. */
export interface CardUsesProps {
  uses: readonly CardUse[];
}

/** Subscriptions that the card pays, each with its next charge. */
export function CardUses({ uses }: CardUsesProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={styles.title}>
          What it pays for
        </h2>
        {uses.length === 0 ? (
          <p>No subscription uses a card right now.</p>
        ) : (
          <Stack as="ul" gap={3}>
            {uses.map((use) => (
              <li key={use.id}>
                <p>
                  <Link href={`/user/subscriptions/${encodeURIComponent(use.id)}`}>{use.name}</Link>
                </p>
                <p>{use.detail}</p>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
