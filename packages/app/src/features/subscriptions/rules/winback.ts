/** Part of a subscription that says whether it can be won back. */
export interface WinbackSource {
  readonly productType?: string | undefined;
  readonly status?: string | undefined;
  readonly review?: { readonly value: string } | undefined;
  readonly expiredAt?: string | undefined;
}

/** Statuses of a treatment that a patient does not have any more. */
const ENDED: ReadonlySet<string | undefined> = new Set(['cancel', 'declined', 'not_verified', 'completed']);

/**
 * The subscription that a win-back offer is for: approved, cancelled, its paid period over, and no other one for the same
 * treatment; undefined for none.
 * @param now milliseconds since 1970
 */
export const winbackSubscription = <Source extends WinbackSource>(
  subscriptions: readonly Source[],
  now: number,
): Source | undefined =>
  subscriptions.find(
    ({ status, productType, review, expiredAt }) =>
      status === 'cancel' &&
      review?.value === 'approved' &&
      Date.parse(expiredAt ?? '') <= now &&
      !subscriptions.some((other) => other.productType === productType && !ENDED.has(other.status)),
  );
