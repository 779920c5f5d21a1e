import { safeDeepLink } from '../../shared/deepLink.ts';
import { withoutSecrets } from './query.ts';
import type { Guard } from './visit.ts';

/** Redirects anonymous visitors to sign-in and remembers their path; redirects unfinished registrations to the stepper. */
export const activeUser: Guard = ({ session, url }) => {
  if (!session.loggedIn) {
    const wanted = safeDeepLink(url.pathname + withoutSecrets(url.search));
    return { to: '/login', ...(wanted === undefined ? {} : { remember: wanted }) };
  }
  return session.status === 'register' ? { to: '/steps' } : {};
};
