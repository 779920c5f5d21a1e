import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/UiProvider';
import { offeredProductTypes } from '#shared/treatments.ts';
import { EntryFrame } from './EntryFrame.tsx';
import * as styles from './EntryScreen.css.ts';
import { TreatmentCard } from './TreatmentCard.tsx';

/** /: treatments of the brand, how it works, what to know, and sign-in (decisions, "Routes"). */
export function EntryScreen() {
  const brand = useBrand();
  return (
    <EntryFrame>
      <Stack gap={6}>
        <h1>What can we help you with?</h1>
        <ul role="list" className={styles.choices}>
          {offeredProductTypes(brand).map((productType) => (
            <TreatmentCard key={productType} productType={productType} />
          ))}
        </ul>
        <p>
          Already a patient? <Link href="/login">Sign in</Link>
        </p>
      </Stack>
    </EntryFrame>
  );
}
