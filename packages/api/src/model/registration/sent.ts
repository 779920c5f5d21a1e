import type { Subscription } from '../../client/entities.ts';
import { chargeState } from '../payment/charges.ts';

/** Amount held on a card, in cents; undefined if nothing is held. */
export const heldSum = (charges: readonly { readonly status: string; readonly sum: number }[]) =>
  charges.findLast((charge) => chargeState(charge) === 'held')?.sum;

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
