import type { ProductType } from '@patient/api';
import type { RegistrationFailure } from '../views/failure.ts';
import type { BasicsPart } from '@patient/api/model';
import { AccountPart } from './AccountPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import { TreatmentPart } from './TreatmentPart.tsx';
import type { PartProps } from './partProps.ts';

/** Props of {@link LaterPart}. */
export interface LaterPartProps extends PartProps {
  part: BasicsPart;
  /** ID of the heading above. */
  headingId: string;
  productType: ProductType | undefined;
  /** Called when the service rejects a field of an earlier part. */
  onRejected: (failure: RegistrationFailure) => void;
}

/** Form of any part except the place, which comes first on a treatment's page and isn't lazily loaded. */
export function LaterPart({ part, headingId, productType, onRejected, ...rest }: LaterPartProps) {
  switch (part) {
    case 'treatment':
      return <TreatmentPart headingId={headingId} {...rest} />;
    case 'person':
      return <PersonPart {...rest} />;
    case 'account':
      return productType && <AccountPart productType={productType} onRejected={onRejected} />;
    case 'place':
      return null;
  }
}
