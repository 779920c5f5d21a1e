import type { Guard } from './visit.ts';

/** Registration goes on for those who are logged in; others start at the entry page. */
export const registerUser: Guard = ({ session }) => (session.loggedIn ? {} : { to: '/' });
