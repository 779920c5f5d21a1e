import { Icon } from '@patient/ui/Icon';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { BasicsPart } from '@patient/api/model';
import { treatmentName } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';
import * as styles from './RegisterScreen.css.ts';

const titles: Readonly<Record<BasicsPart, string>> = {
  treatment: 'What would you like to treat?',
  place: 'Where do you live?',
  person: 'About you',
  account: 'Your account',
};

/** Props of {@link PartHead}. */
export interface PartHeadProps {
  part: BasicsPart;
  headingId: string;
  productType: ProductType | undefined;
  /** Zero-based index of the part, and the number of parts. */
  position: { readonly index: number; readonly count: number };
  /** URL of the previous part; undefined on the first part. */
  backHref: string | undefined;
}

/** Heading, progress and back link of a part. */
export function PartHead({ part, headingId, productType, position, backHref }: PartHeadProps) {
  return (
    <Stack gap={2}>
      {backHref !== undefined && (
        <p>
          <Link href={backHref} variant="standalone">
            <Icon name="arrow-back" size="small" /> Back
          </Link>
        </p>
      )}
      <p className={styles.quiet}>
        {productType && part !== 'treatment'
          ? `${treatmentName(productType)}, step ${position.index + 1} of ${position.count}`
          : `Step ${position.index + 1} of ${position.count}`}
      </p>
      <h1 id={headingId} tabIndex={-1}>
        {titles[part]}
      </h1>
    </Stack>
  );
}
