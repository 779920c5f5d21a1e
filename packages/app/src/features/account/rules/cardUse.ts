import type { CreditCard, Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';
import { isPastDue, isPaused } from '#features/subscriptions/index.ts';
import { deliverySum } from '#shared/pricing/index.ts';
import { treatmentName } from '#shared/treatments.ts';

/** The card on file, as it is shown; undefined where there is none. */
export const shownCard = (card: CreditCard | undefined) =>
  card && {
    brand: sentence(card.cardType ?? 'card'),
    lastFour: card.cardNumber?.slice(-4) ?? '',
    expires: card.expirationDate,
  };

/** Part of a subscription that decides what a card pays for it. */
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

/** A subscription that the card on file pays, with what comes next. */
export interface CardUse {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Cents that are charged as soon as there is a new card; 0 for none. */
  readonly dueNow: number;
}

const PAID: ReadonlySet<string | undefined> = new Set([
  'active',
  'pause',
  'pending',
  'pre_screened',
  'hold',
  'renewal',
]);

const nameOf = ({ plan, productType }: CardUseSource): string =>
  plan?.productName || treatmentName(productType);

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
 * Subscriptions that the card on file pays. What is past due comes first.
 * @param timeZone IANA name; without it the device's own
 */
export function cardUses(subscriptions: readonly CardUseSource[], timeZone?: string): readonly CardUse[] {
  return subscriptions
    .filter(({ status }) => PAID.has(status))
    .map((subscription) => {
      const cents = deliverySum(subscription) ?? 0;
      const isDueNow = isPastDue(subscription) && !isPaused(subscription);
      const sum = formatCents(cents);
      return {
        id: subscription._id,
        name: nameOf(subscription),
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
 * What saving a card would charge now and not before, or in another sum, and what no more; undefined for neither.
 * @param shown subscriptions as the page showed them
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

/** What a new card did about one subscription that was past due. */
export interface CardResult {
  readonly id: string;
  readonly isPaid: boolean;
  readonly text: string;
}

function resultText(name: string, sum: string, after: CardUseSource | undefined, timeZone?: string): string {
  if (after === undefined) return `${name}: we charge ${sum} now. The result will be in its bills.`;
  if (!isPastDue(after)) return `${name}: ${sum} is paid.`;
  const again = isPaused(after) ? undefined : formatDay(after.nextBillingDate, timeZone);
  const next = again ? `We'll try again on ${again}.` : "It's paused now.";
  return `${name}: your bank didn't accept ${sum} on this card either. ${next}`;
}

/**
 * What became of everything that was due when a new card was saved.
 * @param after undefined while the new state is not known
 * @param timeZone IANA name; without it the device's own
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
