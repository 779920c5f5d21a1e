import { useAtomValue } from 'jotai';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { otherTreatments, slugOfProductType } from '@patient/api/model';
import { treatmentName } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';

/** Props of {@link OtherTreatments}. */
export interface OtherTreatmentsProps {
  productType: ProductType;
}

/** Links to the brand's other treatments. */
export function OtherTreatments({ productType }: OtherTreatmentsProps) {
  const { brand } = useAtomValue(environmentAtom);
  const others = otherTreatments(brand, productType);
  if (others.length === 0) return undefined;
  return (
    <nav aria-label="Other treatments">
      <p>Looking for something else?</p>
      <Inline as="ul" gap={4}>
        {others.map((other) => (
          <li key={other}>
            <Link href={`/${slugOfProductType(other)}`} variant="standalone">
              {treatmentName(other)}
            </Link>
          </li>
        ))}
      </Inline>
    </nav>
  );
}
