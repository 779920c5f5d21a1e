import type { NextStep } from './actions.ts';

/** How a next step is offered: a page, or the stepper. */
export type StepTarget =
  | { readonly kind: 'registration'; readonly label: string }
  | { readonly kind: 'page'; readonly label: string; readonly href: string };

/** Button of a next step: nothing is asked for without a way to do it. */
export function stepTarget(step: NextStep, subscriptionId: string): StepTarget {
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
      return { kind: 'page', label: 'Update your card', href: `/user/profile/card?for=${id}` };
    case 'followUp':
      return { kind: 'page', label: 'Answer questions', href: `${page}/follow-up` };
    case 'renew':
      return { kind: 'page', label: 'Renew', href: `/user/subscriptions/renewal/${id}` };
  }
}

/** Withdraws a requested change: the page asks first. */
export const withdrawTarget = (subscriptionId: string): Extract<StepTarget, { kind: 'page' }> => ({
  kind: 'page',
  label: 'Withdraw request',
  href: `/user/subscriptions/${encodeURIComponent(subscriptionId)}?change=withdrawChange`,
});
