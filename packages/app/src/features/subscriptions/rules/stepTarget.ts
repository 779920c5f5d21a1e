import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import type { NextStep } from './actions.ts';

/** Step with a page of its own. */
interface PageTarget {
  readonly kind: 'page';
  readonly label: string;
  readonly href: string;
}

/** How a next step is offered: a page, or the stepper. */
export type StepTarget = { readonly kind: 'registration'; readonly label: string } | PageTarget;

/**
 * Pays what is due with another card.
 * @param due cents that a new card is charged at once; 0 for nothing
 * @param subscriptionId page that the card's page links back to; the account by default
 */
export const payTarget = (due: number, subscriptionId?: string): PageTarget => ({
  kind: 'page',
  label: due > 0 ? `Update card and pay ${formatCents(due)}` : 'Update card',
  href: href('/user/profile/card', {}, subscriptionId === undefined ? {} : { for: subscriptionId }),
});

/**
 * Button of a next step: nothing is requested without a way to do it.
 * @param due cents that a new card is charged at once
 */
export function stepTarget(step: NextStep, subscriptionId: string, due = 0): StepTarget {
  const id = { id: subscriptionId };
  switch (step) {
    case 'continue':
      return { kind: 'registration', label: 'Continue' };
    case 'startAgain':
      return { kind: 'page', label: 'Start again', href: href('/user/new-subscription/:id?', id) };
    case 'retakePhoto':
      return {
        kind: 'page',
        label: 'Start again with new photos',
        href: href('/user/new-subscription/:id?', id),
      };
    case 'reactivate':
      return {
        kind: 'page',
        label: 'Reactivate',
        href: href('/user/subscriptions/:id', id, { change: 'reactivate' }),
      };
    case 'seeRequest':
      return { kind: 'page', label: 'See your request', href: href('/user/subscriptions/:id', id) };
    case 'mendPayment':
      return payTarget(due, subscriptionId);
    case 'followUp':
      return { kind: 'page', label: 'Answer questions', href: href('/user/subscriptions/:id/follow-up', id) };
    case 'renew':
      return { kind: 'page', label: 'Renew', href: href('/user/subscriptions/renewal/:id', id) };
  }
}

/** Withdraws a requested change: the page asks first. */
export const withdrawTarget = (subscriptionId: string): PageTarget => ({
  kind: 'page',
  label: 'Withdraw request',
  href: href('/user/subscriptions/:id', { id: subscriptionId }, { change: 'withdrawChange' }),
});
