import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import type { NextStep } from './actions.ts';

/** How a next step is offered. */
export interface StepTarget {
  readonly label: string;
  /** Its page; absent where it continues the registration. */
  readonly href?: string;
}

/**
 * Pays what is due with another card.
 * @param due cents that a new card is charged at once; 0 for nothing
 * @param subscriptionId page that the card's page links back to; the account by default
 */
export const payTarget = (due: number, subscriptionId?: string) => ({
  label: due > 0 ? `Update card and pay ${formatCents(due)}` : 'Update card',
  href: href('/user/profile/card', {}, subscriptionId === undefined ? {} : { for: subscriptionId }),
});

/**
 * Button of a next step: nothing is requested without a way to do it.
 * @param due cents that a new card is charged at once
 */
export function stepTarget(step: NextStep, subscriptionId: string, due = 0): StepTarget {
  const id = { id: subscriptionId };
  const again = href('/user/new-subscription/:id?', id);
  const targets: Readonly<Record<NextStep, StepTarget>> = {
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
