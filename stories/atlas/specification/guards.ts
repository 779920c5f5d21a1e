import type { AtlasPart, AtlasRow } from '../part.ts';

const guard = (tag: string, name: string, words: string): AtlasRow => ({
  tag: `guard:${tag}`,
  name,
  words,
  heldBy: 'packages/app/src/shell/guards/decideRoute.test.ts',
});

export const guardsPart: AtlasPart = {
  id: 'guards',
  title: 'Route guards',
  section: '2 and 6',
  lead: 'Who may see what, and where everybody else is sent. The rules are one table, held by its test.',
  rows: [
    guard(
      'activeUser-anonymous',
      'activeUser',
      'An anonymous visitor goes to /login; the wanted path is remembered',
    ),
    guard('activeUser-register', 'activeUser', 'A logged-in user whose status is register goes to /steps'),
    guard('auth-token', 'auth', 'A token that differs from the stored one clears local storage'),
    guard('auth-code', 'auth', 'A code in the query is saved as pending coupon code'),
    guard(
      'auth-slug',
      'auth',
      'A slug without a subscription leads to /user/new-subscription?visitType={slug}',
    ),
    guard('auth-owned', 'auth', 'A slug with a subscription leads to /user/subscriptions'),
    guard('auth-register', 'auth', 'Status register goes to /steps'),
    guard('auth-active', 'auth', 'Status active goes to /user/profile'),
    guard('registerUser', 'registerUser', 'A visitor who is not logged in goes to /'),
    guard('session-none', 'session', 'No expiration stamp means log out and go to /'),
    guard('session-over', 'session', 'After 30 days without activity log out, otherwise refresh the stamp'),
    guard(
      'domainRouting',
      'domainRouting',
      'On the second brand /ed, /register, /hairloss and / lead to /weightloss',
    ),
  ],
};
