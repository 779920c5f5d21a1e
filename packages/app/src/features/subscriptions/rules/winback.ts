/** Part of a subscription that says whether it can be won back. */
export interface WinbackSource {
  readonly status?: string | undefined;
  readonly review?: { readonly value: string } | undefined;
  readonly expiredAt?: string | undefined;
}

/**
 * The subscription that a win-back offer is for: approved, cancelled, and its paid period is over; undefined for none.
 * @param now milliseconds since 1970
 */
export const winbackSubscription = <Source extends WinbackSource>(
  subscriptions: readonly Source[],
  now: number,
): Source | undefined =>
  subscriptions.find(
    ({ status, review, expiredAt }) =>
      status === 'cancel' && review?.value === 'approved' && Date.parse(expiredAt ?? '') <= now,
  );
