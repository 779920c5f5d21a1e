import type { CreditCard, Subscription } from '@patient/api';
import { sentence } from '../../../shared/format/plainText.ts';

/** Brand and last four digits of a card; undefined without one. */
export const cardText = ({ cardType, cardNumber }: CreditCard = {}): string | undefined =>
  cardNumber === undefined ? undefined : `${sentence(cardType ?? 'card')} ending in ${cardNumber.slice(-4)}`;

/** What a doctor gets of the patient's identity; says nothing of who looks at the photos until it's known. */
export function identityText(isProviderChecking: boolean | undefined): string {
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
