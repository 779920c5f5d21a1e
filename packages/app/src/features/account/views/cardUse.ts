import type { Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { isPastDue, isPaused, deliverySum, statusRules } from '@patient/api/model';
import { productName } from '#shared/treatments.ts';

/** Fields of a subscription that determine its charges. */
export type CardUseSource = Pick<
  Subscription,
  | '_id'
  | 'productType'
  | 'status'
  | 'plan'
  | 'addons'
  | 'discountedPrice'
  | 'pause'
  | 'paymentIntentStatus'
  | 'nextBillingDate'
>;

/** Subscription that uses the card on file. */
export interface CardUse {
  readonly id: string;
  readonly name: string;
  /** Next charge, as text. */
  readonly detail: string;
  /** Amount in cents that saving a new card charges; 0 for none. */
  readonly dueNow: number;
}

function nextCharge(subscription: CardUseSource, sum: string, timeZone: string | undefined): string {
  const { status, pause, nextBillingDate } = subscription;
  if (isPaused(subscription)) {
    const until = formatDay(pause?.until, timeZone);
    if (until) return `Paused until ${until}. We charge ${sum} then.`;
    return `Paused. We charge ${sum} when you resume it.`;
  }
  if (status === 'renewal') return 'No charges until a doctor approves your renewal.';
  if (status !== 'active') return 'In review. An amount that is held stays on the card you paid with.';
  const day = formatDay(nextBillingDate, timeZone);
  return day ? `Next charge: ${day}, ${sum}.` : 'No charge is planned.';
}

/**
 * Subscriptions that use the card on file, past due ones first.
 * @param timeZone IANA name; the device's time zone by default
 */
export function cardUses(subscriptions: readonly CardUseSource[], timeZone?: string): readonly CardUse[] {
  return subscriptions
    .filter((subscription) => statusRules(subscription).isBilled)
    .map((subscription) => {
      const cents = deliverySum(subscription) ?? 0;
      const isDueNow = isPastDue(subscription) && !isPaused(subscription);
      const sum = formatCents(cents);
      return {
        id: subscription._id,
        name: productName(subscription),
        detail: isDueNow
          ? `${sum} is past due. We charge it when you save a new card.`
          : nextCharge(subscription, sum, timeZone),
        dueNow: isDueNow ? cents : 0,
      };
    })
    .toSorted((one, other) => other.dueNow - one.dueNow);
}

const dueOf = (subscriptions: readonly CardUseSource[]) =>
  cardUses(subscriptions).filter(({ dueNow }) => dueNow > 0);

/**
 * Text about changes to the amount that saving a card would charge; undefined if there are none.
 * @param shown subscriptions as rendered
 * @param now refetched subscriptions
 */
export function dueChange(
  shown: readonly CardUseSource[],
  now: readonly CardUseSource[],
): string | undefined {
  const [before, after] = [dueOf(shown), dueOf(now)];
  const sums = new Map(before.map(({ id, dueNow }) => [id, dueNow]));
  const dueIds = new Set(after.map(({ id }) => id));
  const changes = [
    ...after
      .filter(({ id, dueNow }) => sums.get(id) !== dueNow)
      .map(({ name, dueNow }) => `${formatCents(dueNow)} for ${name} is past due now.`),
    ...before
      .filter(({ id }) => !dueIds.has(id))
      .map(({ name, dueNow }) => `${formatCents(dueNow)} for ${name} isn't due anymore.`),
  ];
  return changes.length > 0 ? changes.join(' ') : undefined;
}

/** Result of charging a new card for a past due subscription. */
export interface CardResult {
  readonly id: string;
  readonly isPaid: boolean;
  readonly text: string;
}

function resultText(name: string, sum: string, after: CardUseSource | undefined, timeZone?: string): string {
  if (after === undefined) return `${name}: we charge ${sum} now. The result will be in its bills.`;
  if (!isPastDue(after)) return `Charged today: ${sum} for ${name}.`;
  const retryDay = isPaused(after) ? undefined : formatDay(after.nextBillingDate, timeZone);
  const next = retryDay ? `We'll try again on ${retryDay}.` : "It's paused now.";
  return `${name}: your bank didn't accept ${sum} on this card either. ${next}`;
}

/**
 * Results of charging a new card for all past due subscriptions.
 * @param before subscriptions before the card was saved
 * @param after refetched subscriptions; undefined if that failed
 * @param timeZone IANA name; the device's time zone by default
 */
export function cardResults(
  before: readonly CardUseSource[],
  after: readonly CardUseSource[] | undefined,
  timeZone?: string,
): readonly CardResult[] {
  return cardUses(before, timeZone)
    .filter(({ dueNow }) => dueNow > 0)
    .map(({ id, name, dueNow }) => {
      const now = after?.find(({ _id }) => _id === id);
      return {
        id,
        isPaid: now !== undefined && !isPastDue(now),
        text: resultText(name, formatCents(dueNow), now, timeZone),
      };
    });
}
