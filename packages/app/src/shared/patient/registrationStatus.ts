import type { QueryClient } from '@tanstack/query-core';
import type { User } from '@patient/api';
import type { Session } from '@patient/api/session';
import type { Environment } from '../environment.ts';

/**
 * Sets the status to register (specification section 4). Remembers an already active account, so that its pages stay
 * accessible (docs/decisions, "A second treatment").
 */
export function startRegistration(session: Pick<Session, 'store' | 'setStatus'>, cache: QueryClient): void {
  const hasAccount = cache.getQueryData<User>(['me'])?.patient?.status === 'active';
  session.store('originalRegistrationStatus', hasAccount ? 'active' : undefined);
  session.setStatus('register');
}

/**
 * Gives access to the account during a registration: sets the status to active and remembers register (specification
 * section 4).
 */
export function pauseRegistration(session: Pick<Session, 'store' | 'setStatus'>): void {
  session.store('originalRegistrationStatus', 'register');
  session.setStatus('active');
}

/** Restores the remembered status register, on returning to the steps. */
export function restoreRegistration(session: Session, cache: QueryClient): void {
  if (session.recall('originalRegistrationStatus') === 'register') startRegistration(session, cache);
}

/** Makes an unfinished registration the current one; /steps then shows its step. */
export function continueRegistration(
  { session, tab }: Pick<Environment, 'session' | 'tab'>,
  cache: QueryClient,
  subscriptionId: string,
): void {
  tab.set('currentSubscription', subscriptionId);
  startRegistration(session, cache);
}
