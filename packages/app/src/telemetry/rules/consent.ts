/** The visitor's choice about analytics. */
export type Consent = 'yes' | 'no';

const COOKIE = 'analytics';

/** Stored choice; undefined before there is one. */
export function readConsent(cookies: string): Consent | undefined {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return value === 'yes' || value === 'no' ? value : undefined;
}

/** Half a year; then the visitor is asked again. */
const MAX_AGE_SECONDS = 15_768_000;

/** Cookie of a choice. Not local storage, because the end of a session clears it. */
export const consentCookie = (consent: Consent, isSecure: boolean): string =>
  `${COOKIE}=${consent}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** Properties of `navigator` that refuse tracking for all sites. */
export interface TrackingSignals {
  /** Global Privacy Control (w3c.github.io/gpc); not in every browser. */
  readonly globalPrivacyControl?: unknown;
  readonly doNotTrack?: string | null | undefined;
}

/** Whether the browser refuses tracking for all sites. */
export const isRefusedByBrowser = ({ globalPrivacyControl, doNotTrack }: TrackingSignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
