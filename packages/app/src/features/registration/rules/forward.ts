import { stepsOf, type RegistrationProgress } from '@patient/api/model';

/** Place that the patient left by going back. */
export interface LeftPlace {
  readonly subscriptionId: string;
  readonly step: string;
  readonly stepHistory: readonly string[];
}

/** Place that is shown. */
export interface ShownPlace extends Omit<LeftPlace, 'subscriptionId'> {
  readonly subscription: RegistrationProgress & { readonly _id: string };
}

/** Places to go forward to, the nearest one last. Those that are not behind the shown place are dropped. */
export function placesAhead(
  left: readonly LeftPlace[],
  { subscription, step, stepHistory }: ShownPlace,
): readonly LeftPlace[] {
  const steps = stepsOf(subscription);
  const isAhead = (place: LeftPlace): boolean => {
    if (place.subscriptionId !== subscription._id) return false;
    if (place.step === step) return place.stepHistory.length > stepHistory.length;
    return steps.indexOf(place.step) > steps.indexOf(step);
  };
  return left.filter(isAhead);
}
