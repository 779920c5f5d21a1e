import { atom } from 'jotai';
import type { Coupon, Subscription } from '@patient/api';
import { environmentAtom } from '../../../shared/environment.ts';
import { readAgainAtom } from '../data/readAgain.ts';
import type { SubscriptionChange } from '../rules/actions.ts';
import { changeTerms, isAgreed, type ChangeTerms } from '../rules/changeTerms.ts';

/** What a patient agreed to. */
export interface AgreedChange {
  /** The subscription as it was shown. */
  readonly shown: Subscription;
  /** Terms that were shown. @default those of `shown` now */
  readonly terms?: ChangeTerms;
  /** Billing periods. @default those that the change asks for */
  readonly periods?: number;
}

/** What the service has when a change is confirmed. */
export interface CheckedTerms {
  /** Whether the change does what the patient agreed to. */
  readonly isAgreed: boolean;
  readonly periods: number;
  readonly subscription: Subscription;
  readonly coupon: Coupon | undefined;
}

/** Reads a subscription again before a change of it; with the dialogs, since the page itself is drawn without. */
export const checkChangeAtom = atom(
  null,
  async (
    get,
    set,
    change: SubscriptionChange,
    { shown, periods, terms: shownTerms }: AgreedChange,
  ): Promise<CheckedTerms> => {
    const { now } = get(environmentAtom);
    const terms = shownTerms ?? changeTerms(change, shown, { now: now(), periods });
    const current = await set(readAgainAtom, { id: shown._id, hasOffer: terms.offer !== undefined });
    const options = { now: now(), coupon: current.coupon, periods };
    return {
      isAgreed: isAgreed(change, terms, current.subscription, options),
      periods: terms.periods,
      ...current,
    };
  },
);
