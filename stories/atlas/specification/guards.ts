import type { AtlasPart, AtlasRow } from '../part.ts';

const guard = (tag: string, name: string, description: string): AtlasRow => ({
  tag: `guard:${tag}`,
  name,
  description,
  testedBy: 'packages/app/src/shell/guards/decideRoute.test.ts',
});

export const guardsPart: AtlasPart = {
  id: 'guards',
  title: 'Route guards',
  section: '2 and 6',
  lead: 'Who can see a route, and where others are redirected. The rules are one tested table.',
  rows: [
    guard(
      'activeUser-anonymous',
      'activeUser',
      'Sends anonymous visitors to /login and remembers the requested path',
    ),
    guard('activeUser-register', 'activeUser', 'Sends a signed-in user with status register to /steps'),
    guard('auth-token', 'auth', 'A token that differs from the stored one clears local storage'),
    guard('auth-code', 'auth', 'Stores a code in the query as the pending coupon code'),
    guard(
      'auth-slug',
      'auth',
      'A slug without a subscription redirects to /user/new-subscription?visitType={slug}',
    ),
    guard('auth-owned', 'auth', 'A slug with a subscription redirects to /user/subscriptions'),
    guard('auth-register', 'auth', 'Status register redirects to /steps'),
    guard('auth-active', 'auth', 'Status active redirects to /user/profile'),
    guard('registerUser', 'registerUser', 'Sends visitors who are not signed in to /'),
    guard('session-none', 'session', 'Without an expiration date: logs out and redirects to /'),
    guard(
      'session-over',
      'session',
      'Logs out after 30 days without activity, otherwise renews the expiration date',
    ),
    guard(
      'domainRouting',
      'domainRouting',
      'On the second brand, /ed, /register, /hairloss and / redirect to /weightloss',
    ),
  ],
};
