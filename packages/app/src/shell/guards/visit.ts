import type { BrandOffer } from '@patient/api/model';

/** Fields of the stored session that guards use. */
export interface GuardSession {
  readonly loggedIn: boolean;
  readonly token?: string | undefined;
  /** Registration status of the patient: `register` or `active`. */
  readonly status?: string | undefined;
  /** `active` if the patient had an account before this registration. */
  readonly originalRegistrationStatus?: string | undefined;
  /** Stamp of the last activity, milliseconds since 1970. */
  readonly expirationDate?: number | undefined;
}

/** Input of a guard. */
export interface Visit {
  readonly brand: BrandOffer;
  /** `search` starts with `?` or is empty. */
  readonly url: { readonly pathname: string; readonly search: string };
  readonly session: GuardSession;
  /** Product types the patient has subscriptions for. */
  readonly productTypes: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Changes to the session; clear is applied first. */
export interface GuardEffects {
  /** Log out and clear the storage. */
  readonly clear?: true;
  /** Path to remember as deep link. */
  readonly remember?: string;
  /** Coupon code to store as pending. */
  readonly saveCoupon?: string;
  /** Pause the registration, to access the account. */
  readonly pause?: true;
  /** New stamp of the last activity, milliseconds since 1970. */
  readonly stamp?: number;
}

/** Result of a guard. */
export interface GuardResult extends GuardEffects {
  /** Redirect target. */
  readonly to?: string;
}

/** Guard: a pure function of the visit. */
export type Guard = (visit: Visit) => GuardResult;

/**
 * Whether the account is inaccessible because of a registration: true for a patient's first one (specification section 2), but
 * not for later ones (docs/decisions, "A second treatment").
 */
export const isAccountClosed = ({ status, originalRegistrationStatus }: GuardSession): boolean =>
  status === 'register' && originalRegistrationStatus !== 'active';

/** No session. */
export const ANONYMOUS: GuardSession = { loggedIn: false };

/** Lowercase path without a trailing slash; `/` stays. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';
