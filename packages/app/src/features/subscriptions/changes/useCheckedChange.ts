import { useAtomValue, useStore } from 'jotai';
import { useAction } from '#shared/view/useAction.ts';
import type { Coupon, Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { changeSubscriptionAtom } from '../data/changeSubscription.ts';
import { readAgainAtom } from '../data/readAgain.ts';
import type { SubscriptionChange } from '../rules/actions.ts';
import { isAgreed, type ChangeTerms } from '../rules/changeTerms.ts';

/** What a patient agreed to. */
export interface AgreedChange {
  /** The subscription as it was shown. */
  readonly shown: Subscription;
  /** Terms that were shown. */
  readonly terms: ChangeTerms;
}

/** How a change ended: made, or not made since it would have other terms now. */
export type CheckedOutcome =
  | { readonly kind: 'made'; readonly before: Subscription; readonly after: Subscription }
  | { readonly kind: 'differs'; readonly subscription: Subscription; readonly coupon: Coupon | undefined };

/** A change that is made only as it was agreed to. */
export interface CheckedChange {
  /** Resolves to undefined where another try is under way. @throws what the reading or the change failed with */
  readonly make: (agreed: AgreedChange) => Promise<CheckedOutcome | undefined>;
  readonly isPending: boolean;
}

/**
 * Makes a change after its subscription was read again: a page can stay open for hours, while a doctor approves or another
 * device changes the plan (docs/decisions/0043).
 */
export function useCheckedChange(change: SubscriptionChange): CheckedChange {
  const store = useStore();
  const { mutateAsync } = useAtomValue(changeSubscriptionAtom(change));
  const { run: make, isPending } = useAction(
    async ({ shown, terms }: AgreedChange): Promise<CheckedOutcome> => {
      const request = { id: shown._id, hasOffer: terms.offer !== undefined };
      const { subscription, coupon } = await store.set(readAgainAtom, request);
      const { now } = store.get(environmentAtom);
      if (!isAgreed(change, terms, subscription, { now: now(), coupon }))
        return { kind: 'differs', subscription, coupon };
      const after = await mutateAsync({ id: subscription._id, periods: terms.periods });
      return { kind: 'made', before: subscription, after };
    },
  );
  return { make, isPending };
}
