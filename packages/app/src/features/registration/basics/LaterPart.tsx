import { AccountPart } from './AccountPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import type { AnyPartProps } from './partProps.ts';
import { PersonPart } from './PersonPart.tsx';
import { TreatmentPart } from './TreatmentPart.tsx';

/** Form of any part but the place, which is the first of a treatment's page. */
export function LaterPart({ part, headingId, productType, onRefused, ...rest }: AnyPartProps) {
  switch (part) {
    case 'treatment':
      return <TreatmentPart headingId={headingId} {...rest} />;
    case 'person':
      return <PersonPart {...rest} />;
    case 'contact':
      return <ContactPart {...rest} />;
    case 'account':
      return productType && <AccountPart productType={productType} onRefused={onRefused} />;
    case 'place':
      return null;
  }
}
