import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { Thumbnail } from '@patient/ui/Thumbnail';
import {
  slugOfProductType,
  type ProductType,
  treatmentAbout,
  treatmentName,
  treatmentIcon,
} from '../../treatment/index.ts';
import * as styles from './EntryScreen.css.ts';

/** Props of {@link TreatmentCard}. */
export interface TreatmentCardProps {
  productType: ProductType;
}

/** One treatment on the entry page; the whole card links to its registration. */
export function TreatmentCard({ productType }: TreatmentCardProps) {
  return (
    <Card as="li" className={styles.treatment}>
      <Inline gap={4}>
        <Thumbnail icon={treatmentIcon(productType)} />
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
