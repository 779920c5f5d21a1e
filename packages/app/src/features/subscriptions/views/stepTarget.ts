import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import type { nextStep } from '@patient/api/model';

/** Button of a next step. */
export interface StepTarget {
  readonly label: string;
  /** Page of the step; absent if it continues the registration. */
  readonly href?: string;
}

/**
 * Link to pay the sum due with another card.
 * @param due cents that a new card is charged immediately
 * @param subscriptionId subscription that the card page links back to; by default it links to the account
 */
export const payTarget = (due: number, subscriptionId?: string) => ({
  label: due > 0 ? `Update card and pay ${formatCents(due)}` : 'Update card',
  href: href('/user/profile/card', {}, subscriptionId === undefined ? {} : { for: subscriptionId }),
});

/**
 * Label and link of a next step.
 * @param due cents that a new card is charged immediately
 */
export function stepTarget(
  step: NonNullable<ReturnType<typeof nextStep>>,
  subscriptionId: string,
  due = 0,
): StepTarget {
  const id = { id: subscriptionId };
  const again = href('/user/new-subscription/:id?', id);
  const targets: Readonly<Record<typeof step, StepTarget>> = {
    continue: { label: 'Continue' },
    followUp: { label: 'Answer questions', href: href('/user/subscriptions/:id/follow-up', id) },
    retakePhoto: { label: 'Start again with new photos', href: again },
    fixPayment: payTarget(due, subscriptionId),
    renew: { label: 'Renew', href: href('/user/subscriptions/renewal/:id', id) },
    startAgain: { label: 'Start again', href: again },
    reactivate: {
      label: 'Reactivate',
      href: href('/user/subscriptions/:id', id, { change: 'reactivate' }),
    },
    seeRequest: { label: 'See your request', href: href('/user/subscriptions/:id', id) },
  };
  return targets[step];
}
