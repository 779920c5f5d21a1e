import type { BrandOffer } from '../../features/treatment/index.ts';

/** What guards read of the stored session. */
export interface GuardSession {
  readonly loggedIn: boolean;
  readonly token?: string | undefined;
  /** Registration status of the patient: `register` or `active`. */
  readonly status?: string | undefined;
  /** Stamp of the last activity, milliseconds since 1970. */
  readonly expirationDate?: number | undefined;
}

/** Everything a guard may look at. */
export interface Visit {
  readonly brand: BrandOffer;
  /** The address wanted; `search` begins with `?` or is empty. */
  readonly url: { readonly pathname: string; readonly search: string };
  readonly session: GuardSession;
  /** Product types the patient has subscriptions for. */
  readonly productTypes: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is to be done to the session, in this order: clear, then the rest. */
export interface GuardEffects {
  /** Log out: empty the storage. */
  readonly clear?: true;
  /** Path to remember as deep link. */
  readonly remember?: string;
  /** Coupon code to keep as pending. */
  readonly saveCoupon?: string;
  /** New stamp of the last activity, milliseconds since 1970. */
  readonly stamp?: number;
}

/** What one guard says: nothing, what is to be done, where to go instead. */
export interface Verdict extends GuardEffects {
  readonly to?: string;
}

/** One guard: a pure function of the visit. */
export type Guard = (visit: Visit) => Verdict;

/** A session of nobody. */
export const ANONYMOUS: GuardSession = { loggedIn: false };

/** The path without a slash at its end, in small letters; `/` stays. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';
