import type { RegistrationFailure } from '../rules/failure.ts';
import type { BasicsPart } from '../rules/parts.ts';
import type { ProductType } from '../../treatment/index.ts';
import { AccountPart } from './AccountPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import type { PartProps } from './partProps.ts';
import { PersonPart } from './PersonPart.tsx';
import { PlacePart } from './PlacePart.tsx';
import { TreatmentPart } from './TreatmentPart.tsx';

/** Props of {@link Part}. */
export interface AnyPartProps extends PartProps {
  part: BasicsPart;
  headingId: string;
  productType: ProductType | undefined;
  onRefused: (failure: RegistrationFailure) => void;
}

/** Form of one part. */
export function Part({ part, headingId, productType, onRefused, ...rest }: AnyPartProps) {
  switch (part) {
    case 'treatment':
      return <TreatmentPart headingId={headingId} {...rest} />;
    case 'place':
      return <PlacePart {...rest} />;
    case 'person':
      return <PersonPart {...rest} />;
    case 'contact':
      return <ContactPart {...rest} />;
    case 'account':
      return productType && <AccountPart productType={productType} onRefused={onRefused} />;
  }
}
