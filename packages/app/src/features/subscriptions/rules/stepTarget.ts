import { formatCents } from '#shared/format/money.ts';
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
  href: `/user/profile/card${subscriptionId === undefined ? '' : `?for=${encodeURIComponent(subscriptionId)}`}`,
});

/**
 * Button of a next step: nothing is requested without a way to do it.
 * @param due cents that a new card is charged at once
 */
export function stepTarget(step: NextStep, subscriptionId: string, due = 0): StepTarget {
  const id = encodeURIComponent(subscriptionId);
  const page = `/user/subscriptions/${id}`;
  switch (step) {
    case 'continue':
      return { kind: 'registration', label: 'Continue' };
    case 'startAgain':
      return { kind: 'page', label: 'Start again', href: `/user/new-subscription/${id}` };
    case 'retakePhoto':
      return { kind: 'page', label: 'Start again with new photos', href: `/user/new-subscription/${id}` };
    case 'reactivate':
      return { kind: 'page', label: 'Reactivate', href: `${page}?change=reactivate` };
    case 'seeRequest':
      return { kind: 'page', label: 'See your request', href: page };
    case 'mendPayment':
      return payTarget(due, subscriptionId);
    case 'followUp':
      return { kind: 'page', label: 'Answer questions', href: `${page}/follow-up` };
    case 'renew':
      return { kind: 'page', label: 'Renew', href: `/user/subscriptions/renewal/${id}` };
  }
}

/** Withdraws a requested change: the page asks first. */
export const withdrawTarget = (subscriptionId: string): PageTarget => ({
  kind: 'page',
  label: 'Withdraw request',
  href: `/user/subscriptions/${encodeURIComponent(subscriptionId)}?change=withdrawChange`,
});
