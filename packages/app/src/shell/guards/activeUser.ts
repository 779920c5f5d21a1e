import { safeDeepLink } from '#shared/deepLink.ts';
import { withoutSecrets } from './query.ts';
import { isAccountClosed, type Guard } from './visit.ts';

/**
 * Redirects anonymous visitors to sign-in and remembers their path; redirects a first registration to the stepper, and
 * pauses a later one.
 */
export const activeUser: Guard = ({ session, url }) => {
  if (!session.loggedIn) {
    const wanted = safeDeepLink(url.pathname + withoutSecrets(url.search));
    return { to: '/login', ...(wanted === undefined ? {} : { remember: wanted }) };
  }
  if (isAccountClosed(session)) return { to: '/steps' };
  return session.status === 'register' ? { pause: true } : {};
};
