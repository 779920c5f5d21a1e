import { useSyncExternalStore } from 'react';
import { consentCookie, isRefusedByBrowser, readConsent, type Consent } from './rules/consent.ts';

/** The visitor's choice about analytics. */
export interface ConsentChoice {
  /** Undefined before a choice. */
  readonly consent: Consent | undefined;
  /** Whether the browser refuses tracking for all sites, so that the visitor is not asked. */
  readonly isRefusedByBrowser: boolean;
  /** Stores a choice on this device. */
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

/** Stored choice about analytics, synchronized between all components that use it. */
export function useConsent(): ConsentChoice {
  const consent = useSyncExternalStore(subscribe, readCookie);
  const isRefused = isRefusedByBrowser(navigator);
  return { consent: isRefused ? 'no' : consent, isRefusedByBrowser: isRefused, choose };
}

/** Whether this device allows analytics now. */
export const hasConsent = (): boolean => !isRefusedByBrowser(navigator) && readCookie() === 'yes';
