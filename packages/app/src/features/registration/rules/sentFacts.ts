import type { Subscription } from '@patient/api';

/**
 * Identity information that the doctor receives.
 * @param isProviderChecking whether a provider checks identity; undefined while unknown
 * @param steps of the registration; without a photo step, identity was confirmed earlier
 */
export function identityText(isProviderChecking: boolean | undefined, steps: readonly string[]): string {
  if (!steps.includes('photo')) return 'Already confirmed';
  if (isProviderChecking === undefined) return 'Photo ID and selfie';
  return isProviderChecking
    ? 'Checked by our partner Stripe. Your doctor only gets the result.'
    : 'Photo of your ID and photo of you';
}

/** Amount held on a card, in cents; undefined if nothing is held. */
export const heldSum = (charges: readonly { readonly status: string; readonly sum: number }[]) =>
  charges.findLast(({ status }) => status === 'hold')?.sum;

/** Registration submitted last. */
export const lastSubmitted = <Known extends Pick<Subscription, 'registrationDoneDate'>>(
  subscriptions: readonly Known[],
): Known | undefined =>
  subscriptions
    .filter(({ registrationDoneDate }) => registrationDoneDate !== undefined)
    .toSorted((one, other) =>
      (one.registrationDoneDate ?? '') < (other.registrationDoneDate ?? '') ? -1 : 1,
    )
    .at(-1);
