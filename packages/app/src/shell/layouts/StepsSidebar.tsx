import { useAtomValue } from 'jotai';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import { patientIdAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { missingTreatments } from '@patient/api/model';
import { startSubscriptionAtom } from '#features/treatment/index.ts';
import { treatmentAbout, treatmentName, treatmentIcon } from '#shared/treatments.ts';
import { environmentAtom } from '#shared/environment.ts';

/** Props of {@link StepsSidebar}. */
export interface StepsSidebarProps {
  /** Called when a treatment is about to be started. */
  onStart?: () => void;
}

/**
 * Link to Home, and treatments the patient does not have (specification section 2). Pressing one creates its subscription,
 * which the steps then show.
 */
export function StepsSidebar({ onStart }: StepsSidebarProps) {
  const { brand, session } = useAtomValue(environmentAtom);
  const patientId = useAtomValue(patientIdAtom);
  const { data: subscriptions, error } = useAtomValue(subscriptionsAtom);
  const { mutate } = useAtomValue(startSubscriptionAtom);
  const items = (subscriptions ? missingTreatments(brand, subscriptions) : []).map((productType) => ({
    name: treatmentName(productType),
    description: treatmentAbout(productType),
    icon: treatmentIcon(productType),
    onPress() {
      onStart?.();
      if (patientId !== undefined) mutate({ productType, patientId });
    },
  }));
  return (
    <TreatmentSidebar
      items={items}
      strings={{ dashboard: 'Home' }}
      isLoading={subscriptions === undefined && error === null}
      onLeave={() => pauseRegistration(session)}
    />
  );
}
