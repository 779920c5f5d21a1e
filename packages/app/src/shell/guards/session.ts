import { isSessionOver } from '#shared/session/index.ts';
import { plainPath, type Guard } from './visit.ts';

/**
 * Ends a session that has no stamp or was idle for 30 days, otherwise refreshes its stamp. A first visit has neither
 * session nor stamp and passes: otherwise it would be redirected to `/` forever, and no deep link could be remembered.
 */
export const session: Guard = ({ session: stored, url, now }) => {
  if (isSessionOver(stored, now)) {
    return plainPath(url.pathname) === '/' ? { clear: true } : { clear: true, to: '/' };
  }
  return stored.expirationDate === undefined ? {} : { stamp: now };
};
