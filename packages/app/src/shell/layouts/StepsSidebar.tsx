import { useAtomValue } from 'jotai';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { missingTreatments } from '#features/treatment/index.ts';
import { slugOfProductType, treatmentAbout, treatmentName, treatmentIcon } from '#shared/treatments.ts';
import { environmentAtom } from '#shared/environment.ts';
import { href } from '#shared/href.ts';

/** Dashboard link, and treatments the patient does not have (specification section 2). */
export function StepsSidebar() {
  const { brand, session } = useAtomValue(environmentAtom);
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const items = missingTreatments(brand, subscriptions ?? []).map((productType) => ({
    href: href('/user/new-subscription/:id?', {}, { visitType: slugOfProductType(productType) }),
    name: treatmentName(productType),
    description: treatmentAbout(productType),
    icon: treatmentIcon(productType),
  }));
  return (
    <TreatmentSidebar
      items={items}
      isLoading={subscriptions === undefined}
      onLeave={() => pauseRegistration(session)}
    />
  );
}
