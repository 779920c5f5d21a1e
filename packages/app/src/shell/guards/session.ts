import { LIMITS } from '../../shared/limits.ts';
import { plainPath, type Guard } from './visit.ts';

/**
 * Ends a session that has no stamp or was idle for 30 days, otherwise refreshes its stamp. A first visit has neither
 * session nor stamp and passes: otherwise it would be redirected to `/` forever, and no deep link could be remembered.
 */
export const session: Guard = ({ session: { loggedIn, expirationDate }, url, now }) => {
  if (expirationDate === undefined && !loggedIn) return {};
  if (expirationDate !== undefined && now - expirationDate < LIMITS.sessionMs) return { stamp: now };
  return plainPath(url.pathname) === '/' ? { clear: true } : { clear: true, to: '/' };
};
