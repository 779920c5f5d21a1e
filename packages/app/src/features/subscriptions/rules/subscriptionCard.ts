import { pausedUntil, isPaused, type ActionFacts } from './actions.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatCents } from '../../../shared/format/money.ts';
import {
  deliverySum,
  deliveryText,
  type PlanFact,
  type PlanFactsSource,
  type ProductType,
  treatmentName,
} from '../../treatment/index.ts';
import { statusNote } from './statusNote.ts';
import { subscriptionStatus, type StatusDisplay, type StatusFacts } from '../../../shared/format/status.ts';

/** Input of {@link subscriptionCard}. */
export interface CardSource extends ActionFacts, StatusFacts, PlanFactsSource {
  readonly _id: string;
  readonly productType: ProductType;
  readonly nextBillingDate?: string | null | undefined;
}

/** Content of a subscription's card. */
export interface SubscriptionCardView {
  readonly title: string;
  /** Variation and dose; empty before they are chosen. */
  readonly subtitle: string;
  readonly status: StatusDisplay;
  readonly isPaused: boolean;
  /** Explanation of the status, where it needs one. */
  readonly note: string | undefined;
  readonly facts: readonly PlanFact[];
}

const line = (term: string, detail: string | undefined): readonly PlanFact[] =>
  detail ? [{ term, detail }] : [];

/**
 * Card of a subscription: treatment, status, and the next dates.
 * @param timeZone IANA name; without it the device's own
 */
export function subscriptionCard(subscription: CardSource, timeZone?: string): SubscriptionCardView {
  const plan = subscription.plan ?? {};
  const dose = plan.weight ? `${plan.weight} ${plan.measure ?? ''}`.trim() : undefined;
  const paused = isPaused(subscription);
  const sum = deliverySum(subscription);
  const billed = formatDay(subscription.nextBillingDate, timeZone);
  return {
    title: plan.productName || treatmentName(subscription.productType),
    subtitle: [plan.variationName, dose].filter(Boolean).join(', '),
    status: subscriptionStatus(subscription),
    isPaused: paused,
    note: statusNote(subscription),
    facts: [
      ...line('Paused until', paused ? formatDay(pausedUntil(subscription), timeZone) : undefined),
      ...line('Next billing', billed && sum !== undefined ? `${billed}, ${formatCents(sum)}` : billed),
      ...line(
        'Delivery',
        billed && plan.frequencyOfDelivery ? deliveryText(plan.frequencyOfDelivery) : undefined,
      ),
    ],
  };
}
