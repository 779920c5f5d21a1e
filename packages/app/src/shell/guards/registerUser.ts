import type { Guard } from './visit.ts';

/** Only for logged-in visitors; others start at the entry page. */
export const registerUser: Guard = ({ session }) => (session.loggedIn ? {} : { to: '/' });
