import { useState } from 'react';
import { consentCookie, isRefusedByBrowser, readConsent, type Consent } from './rules/consent.ts';

/** The visitor's answer to analytics. */
export interface ConsentChoice {
  /** Undefined before there is an answer. */
  readonly consent: Consent | undefined;
  /** Whether the browser says no for every site, so that nobody is asked. */
  readonly isRefusedByBrowser: boolean;
  /** Keeps an answer on this device. */
  readonly choose: (consent: Consent) => void;
}

/** Reads and keeps the answer of this device. */
export function useConsent(): ConsentChoice {
  const [consent, setConsent] = useState(() => readConsent(document.cookie));
  const isRefused = isRefusedByBrowser(navigator);
  return {
    consent: isRefused ? 'no' : consent,
    isRefusedByBrowser: isRefused,
    choose(next) {
      document.cookie = consentCookie(next, location.protocol === 'https:');
      setConsent(next);
    },
  };
}

/** Whether this device allows analytics now. */
export const hasConsent = (): boolean =>
  !isRefusedByBrowser(navigator) && readConsent(document.cookie) === 'yes';
