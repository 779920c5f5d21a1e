import type { Subscription } from '@patient/api';

/**
 * What a doctor gets of the patient's identity; says nothing of who looks at the photos until it's known.
 * @param steps of the registration; without the photo step, identity was confirmed before
 */
export function identityText(isProviderChecking: boolean | undefined, steps: readonly string[]): string {
  if (!steps.includes('photo')) return 'Already confirmed';
  if (isProviderChecking === undefined) return 'Photo ID and selfie';
  return isProviderChecking
    ? 'Checked by our partner Stripe. Your doctor only gets the result.'
    : 'Photo of your ID and photo of you';
}

/** Number of photos, in words. */
export const photoCount = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** Sum that is held on a card, whole cents; undefined while nothing is. */
export const heldSum = (charges: readonly { readonly status: string; readonly sum: number }[]) =>
  charges.findLast(({ status }) => status === 'hold')?.sum;

/** The registration that was handed in last. */
export const lastSubmitted = <Known extends Pick<Subscription, 'registrationDoneDate'>>(
  subscriptions: readonly Known[],
): Known | undefined =>
  subscriptions
    .filter(({ registrationDoneDate }) => registrationDoneDate !== undefined)
    .toSorted((one, other) =>
      (one.registrationDoneDate ?? '') < (other.registrationDoneDate ?? '') ? -1 : 1,
    )
    .at(-1);
