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

/** What a card is read from. */
export interface CardSource extends ActionFacts, StatusFacts, PlanFactsSource {
  readonly _id: string;
  readonly productType: ProductType;
  readonly nextBillingDate?: string | null | undefined;
}

/** What a card says of a subscription, ready to be read. */
export interface SubscriptionCardView {
  readonly title: string;
  /** Variation and dose; empty before they are chosen. */
  readonly subtitle: string;
  readonly status: StatusDisplay;
  readonly isPaused: boolean;
  /** What the status means, where it needs a sentence. */
  readonly note: string | undefined;
  readonly facts: readonly PlanFact[];
}

const line = (term: string, detail: string | undefined): readonly PlanFact[] =>
  detail ? [{ term, detail }] : [];

/**
 * The card of a subscription: what it is, how it stands, and what comes next.
 * @param timeZone IANA name; without it the device's own
 */
export function subscriptionCard(subscription: CardSource, timeZone?: string): SubscriptionCardView {
  const plan = subscription.plan ?? {};
  const dose = plan.weight ? `${plan.weight} ${plan.measure ?? ''}`.trim() : undefined;
  const rests = isPaused(subscription);
  const sum = deliverySum(subscription);
  const billed = formatDay(subscription.nextBillingDate, timeZone);
  return {
    title: plan.productName || treatmentName(subscription.productType),
    subtitle: [plan.variationName, dose].filter(Boolean).join(', '),
    status: subscriptionStatus(subscription),
    isPaused: rests,
    note: statusNote(subscription),
    facts: [
      ...line('Paused until', rests ? formatDay(pausedUntil(subscription), timeZone) : undefined),
      ...line('Next billing', billed && sum !== undefined ? `${billed}, ${formatCents(sum)}` : billed),
      ...line(
        'Delivery',
        billed && plan.frequencyOfDelivery ? deliveryText(plan.frequencyOfDelivery) : undefined,
      ),
    ],
  };
}
