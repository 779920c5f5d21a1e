import { EntryPage, TreatmentLinks } from '@patient/ui/EntryPage';
import { useBrand } from '@patient/ui/UiProvider';
import { offeredProductTypes, slugOfProductType } from '@patient/api/model';
import { treatmentAbout, treatmentName } from '#shared/treatments.ts';

/** /: the brand's treatments, facts to know before starting, and a link to sign in (decisions, "Routes"). */
export function EntryScreen() {
  return (
    <EntryPage>
      <h1>What can we help you with?</h1>
      <TreatmentLinks
        treatments={offeredProductTypes(useBrand()).map((productType) => ({
          picture: productType,
          name: treatmentName(productType),
          about: treatmentAbout(productType),
          href: `/${slugOfProductType(productType)}`,
        }))}
      />
    </EntryPage>
  );
}
