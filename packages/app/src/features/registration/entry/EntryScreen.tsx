import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import { offeredProductTypes } from '../../treatment/index.ts';
import * as styles from './EntryScreen.css.ts';
import { TreatmentCard } from './TreatmentCard.tsx';

const steps = [
  'Answer a few questions about your health. It takes about ten minutes.',
  'A licensed doctor reviews your answers, usually within 24 hours.',
  'Your treatment comes to your door in plain packaging.',
];

/** /: treatments of the brand, how it works, and sign-in (decisions, "Routes"). */
export function EntryScreen() {
  const brand = useBrand();
  return (
    <Stack gap={6}>
      <h1>What can we help you with?</h1>
      <Stack as="ul" gap={3}>
        {offeredProductTypes(brand).map((productType) => (
          <TreatmentCard key={productType} productType={productType} />
        ))}
      </Stack>
      <Card as="section" tone="sunken" aria-labelledby="how">
        <Stack gap={4}>
          <h2 id="how">How it works</h2>
          <Stack as="ol" gap={3}>
            {steps.map((step, index) => (
              <Inline as="li" key={step} gap={2} align="start" wrap={false}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{step}</span>
              </Inline>
            ))}
          </Stack>
          <p className={styles.quiet}>
            You won&apos;t be charged until a doctor approves. Cancel at any time.
          </p>
        </Stack>
      </Card>
      <p>
        Already a patient? <Link href="/login">Sign in</Link>
      </p>
    </Stack>
  );
}
