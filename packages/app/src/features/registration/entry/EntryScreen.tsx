import { Card } from '@patient/ui/Card';
import { brandPicture, Illustration } from '@patient/ui/Illustration';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/UiProvider';
import type { ProductType } from '@patient/api';
import { offeredProductTypes, slugOfProductType } from '@patient/api/model';
import { treatmentAbout, treatmentName } from '#shared/treatments.ts';
import { EntryFrame } from './EntryFrame.tsx';
import * as styles from './EntryScreen.css.ts';

/** Treatment on the entry page. The whole card links to its registration. */
function TreatmentCard({ productType }: { productType: ProductType }) {
  const brand = useBrand();
  return (
    <Card as="li" className={styles.treatment} padding="small">
      <Inline gap={4}>
        <Illustration picture={brandPicture(brand, productType)} className={styles.picture} />
        <Stack gap={1} className={styles.text}>
          <Link href={`/${slugOfProductType(productType)}`} variant="standalone" className={styles.link}>
            {treatmentName(productType)}
          </Link>
          <span className={styles.quiet}>{treatmentAbout(productType)}</span>
        </Stack>
      </Inline>
    </Card>
  );
}

/** /: the brand's treatments, facts to know before starting, and a link to sign in (decisions, "Routes"). */
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
