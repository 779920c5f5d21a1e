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
