import { useSyncExternalStore } from 'react';
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

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readCookie = () => readConsent(document.cookie);

function choose(consent: Consent): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  for (const listener of listeners) listener();
}

/** Reads and keeps the answer of this device, which several parts of a page may show. */
export function useConsent(): ConsentChoice {
  const consent = useSyncExternalStore(subscribe, readCookie);
  const isRefused = isRefusedByBrowser(navigator);
  return { consent: isRefused ? 'no' : consent, isRefusedByBrowser: isRefused, choose };
}

/** Whether this device allows analytics now. */
export const hasConsent = (): boolean => !isRefusedByBrowser(navigator) && readCookie() === 'yes';
