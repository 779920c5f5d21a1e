import { Card } from '@patient/ui/Card';
import { brandPicture, Illustration } from '@patient/ui/Illustration';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/UiProvider';
import { slugOfProductType, treatmentAbout, treatmentName } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';
import * as styles from './EntryScreen.css.ts';

/** Props of {@link TreatmentCard}. */
export interface TreatmentCardProps {
  productType: ProductType;
}

/** One treatment on the entry page; the whole card links to its registration. */
export function TreatmentCard({ productType }: TreatmentCardProps) {
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
