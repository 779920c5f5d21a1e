import { useAtomValue } from 'jotai';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import { subscriptionsAtom } from '../../shared/patient/subscriptions.ts';
import { missingTreatments } from '../../features/treatment/rules/newSubscription.ts';
import { slugOfProductType } from '../../features/treatment/rules/slugs.ts';
import { treatmentAbout, treatmentName } from '../../features/treatment/rules/treatments.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { treatmentIcon } from '../../features/treatment/treatmentIcons.ts';

/** The Dashboard, and the treatments of the brand that the patient does not have (specification section 2). */
export function StepsSidebar() {
  const { brand, session } = useAtomValue(environmentAtom);
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const items = missingTreatments(brand, subscriptions ?? []).map((productType) => ({
    href: `/user/new-subscription?visitType=${slugOfProductType(productType)}`,
    name: treatmentName(productType),
    description: treatmentAbout(productType),
    icon: treatmentIcon(productType),
  }));
  const leave = () => {
    session.keep('originalRegistrationStatus', 'register');
    session.setStatus('active');
  };
  return <TreatmentSidebar items={items} isLoading={subscriptions === undefined} onLeave={leave} />;
}
