import { LIMITS } from '../../shared/limits.ts';
import { plainPath, type Guard } from './visit.ts';

/**
 * Ends a session that has no stamp or was idle for 30 days, otherwise refreshes its stamp.
 * Where nobody is logged in and there is no stamp there is no session to end: the visitor passes on to the route's own
 * guards, or a first visit would be sent to `/` for ever and no deep link could be remembered.
 */
export const session: Guard = ({ session: { loggedIn, expirationDate }, url, now }) => {
  if (expirationDate === undefined && !loggedIn) return {};
  if (expirationDate !== undefined && now - expirationDate < LIMITS.sessionMs) return { stamp: now };
  return plainPath(url.pathname) === '/' ? { clear: true } : { clear: true, to: '/' };
};
