import type { AtlasPart, TestName } from '../part.ts';

const rule = (title: string): TestName => `packages/app/src/shell/guards/runGuards.test.ts > ${title}`;

/** Row of the table "auth" in `runGuards.test.ts`. */
const auth = (tag: string, description: string, title: string) => ({
  tag: `guard:auth-${tag}`,
  name: 'auth',
  description,
  testedBy: rule(title),
});

export const guardsPart: AtlasPart = {
  id: 'guards',
  title: 'Route guards',
  section: 2,
  lead: 'Who can see a route, and where others are redirected. The rules are one tested table.',
  rows: [
    {
      tag: 'guard:activeUser-anonymous',
      name: 'activeUser',
      description: 'An anonymous visitor goes to /login',
      testedBy: rule('activeUser'),
    },
    {
      name: 'activeUser',
      description: 'The wanted path is remembered as a deep link',
      testedBy: 'packages/api/src/client/session/session.test.ts > deep link',
    },
    {
      name: 'activeUser',
      description: 'A user whose status is register goes to /steps',
      testedBy: rule('activeUser'),
      decision: 56,
      app: 'In a first registration; beside a second one, an active account stays open',
    },
    auth(
      'token',
      'A token that differs from the stored one clears local storage',
      'token: another one clears',
    ),
    auth('code', 'A code in the query is saved as a pending coupon code', 'code: saved'),
    auth(
      'slug',
      'A slug without a subscription leads to /user/new-subscription?visitType={slug}',
      'slug: a treatment that the patient does not have',
    ),
    auth(
      'owned',
      'A slug with a subscription leads to /user/subscriptions',
      'slug: a treatment that the patient has',
    ),
    {
      ...auth('register', 'Status register leads to /steps', 'register'),
      decision: 56,
      app: 'In a first registration; with an active account, the profile opens',
    },
    auth('active', 'Status active leads to /user/profile', 'active'),
    {
      tag: 'guard:registerUser',
      name: 'registerUser',
      description: 'A visitor who is not signed in goes to /',
      testedBy: rule('registerUser'),
    },
    {
      tag: 'screens-shell-cleared-data--no-stamp',
      name: 'session',
      description: 'No expiration stamp: log out and go to /',
      testedBy: rule('never: no stamp'),
    },
    {
      tag: 'guard:session-over',
      name: 'session',
      description: '30 days after the stamp: log out',
      testedBy: rule('30 d ago'),
    },
    { name: 'session', description: 'Otherwise the stamp is refreshed', testedBy: rule('a moment ago') },
    {
      tag: 'guard:domainRouting',
      name: 'domainRouting',
      description: 'On {product}, /ed, /register, /hairloss and / redirect to /weightloss',
      testedBy: rule('product brand %s'),
    },
    {
      description: 'Unauthenticated users are sent to / or /login',
      testedBy: 'packages/app/e2e/guards.spec.ts > redirect each kind of user as specified',
    },
  ],
};
