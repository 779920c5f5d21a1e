/** Answer to whether analytics may run. */
export type Consent = 'yes' | 'no';

const COOKIE = 'analytics';

/** Answer that this device keeps; undefined before there is one. */
export function readConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return value === 'yes' || value === 'no' ? value : undefined;
}

/** Seconds after which the question may be asked again: half a year. */
const KEPT_SECONDS = 15_768_000;

/** Cookie that keeps an answer; the end of a session empties the storage of the device, and must not ask again. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  `${COOKIE}=${consent}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** Part of `navigator` that says no for every site. */
export interface TrackingSignals {
  /** Global Privacy Control (w3c.github.io/gpc); not in every browser. */
  readonly globalPrivacyControl?: unknown;
  readonly doNotTrack?: string | null | undefined;
}

/** Whether the browser has already answered no. */
export const isRefusedByBrowser = ({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
