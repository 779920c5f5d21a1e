import { Card } from '@patient/ui/Card';
import { brandEntry, brandPicture, Illustration } from '@patient/ui/Illustration';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import { slugOfProductType, type ProductType, treatmentAbout, treatmentName } from '../../treatment/index.ts';
import { priceFrom } from '../rules/priceFrom.ts';
import * as styles from './EntryScreen.css.ts';

/** Props of {@link TreatmentCard}. */
export interface TreatmentCardProps {
  productType: ProductType;
}

/** One treatment on the entry page; the whole card links to its registration. */
export function TreatmentCard({ productType }: TreatmentCardProps) {
  const brand = useBrand();
  const price = priceFrom(brandEntry(brand).monthlyFrom, [productType]);
  return (
    <Card as="li" className={styles.treatment} padding="small">
      <Inline gap={4}>
        <Illustration picture={brandPicture(brand, productType)} className={styles.picture} />
        <Stack gap={1} className={styles.text}>
          <Link href={`/${slugOfProductType(productType)}`} variant="standalone" className={styles.link}>
            {treatmentName(productType)}
          </Link>
          <span className={styles.quiet}>{treatmentAbout(productType)}</span>
          {price !== undefined && <span className={styles.price}>From {price} a month</span>}
        </Stack>
      </Inline>
    </Card>
  );
}
