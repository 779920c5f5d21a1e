import { slugOfPath } from '@patient/app/shared/treatments.ts';
import { notFound, routes, type AppRoute } from '@patient/app/routes.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** Routes of specification section 2 and the app's additional routes, with the purpose of each page. */
const purposes: readonly (readonly [path: string, purpose: string])[] = [
  ['/', 'Index: treatments, how it works, sign-in'],
  ['/{slug}', 'Catch-all: the basics step for the treatment of the slug'],
  ['/ed', 'Entry route of the ed treatment'],
  ['/hairloss', 'Entry route of the hl treatment'],
  ['/weightloss', 'Entry route of the wl treatment'],
  ['/register', 'Entry route that asks for the treatment first'],
  ['/login', 'Sign in'],
  ['/reset-password', 'Request a password reset'],
  ['/new-password/{email?}/{token}', 'Set a new password; the email is optional'],
  ['/new-password', 'The same, after the token is removed from the URL'],
  ['/steps', 'Registration stepper'],
  ['/thank-you', 'Thank-you page'],
  ['/user/subscriptions', 'Subscription list'],
  ['/user/subscriptions/{id}', 'One subscription'],
  ['/user/subscriptions/renewal/{id}', 'Renewal of a subscription'],
  ['/user/new-subscription', 'Start a new treatment subscription; visitType={slug} in the query'],
  ['/user/new-subscription/{id}', 'The same, for an existing subscription'],
  ['/user/order-history', 'Orders'],
  ['/user/order-history/{id}', 'One order with its receipt'],
  ['/user/order-history/receipts/{year?}', 'Receipts of a year'],
  ['/user/subscriptions/{id}/follow-up', "Questions of a doctor's follow-up"],
  ['/user/subscriptions/{id}/receipts/{chargeId}', 'Receipt of one charge'],
  ['/user/profile/card', 'A new card, what it pays for, and amounts due that it pays'],
  ['/user/chat', 'Doctor messaging'],
  ['/user/profile', 'Account info'],
  ['/user/settings', 'Settings'],
  ['/doctor-info/{doctorId}', 'Doctor information'],
  ['/user/doctors', "Doctors of the patient's state"],
  ['/create-test-user-flow', 'Test-user flow, in its own layout'],
];

/** Converts a path of the specification to the router's syntax: `{id}` to `:id`. */
export const routerPattern = (path: string): string =>
  path.replaceAll(/\{(\w+)(\??)\}/g, (_all, name: string, optional: string) => `:${name}${optional}`);

/** Whether a route of the app covers a pattern, with or without its optional part. */
export const covers = (appPath: string, pattern: string): boolean =>
  [appPath, appPath.replaceAll('?', ''), appPath.replaceAll(/\/:\w+\?/g, '')].includes(pattern);

const describeRoute = ({ title, layout, guards }: AppRoute): string =>
  `In the app as “${title}”: ${layout} layout, ${guards.length > 0 ? `guard ${guards.join(', ')}` : 'no guard'}`;

function describe(path: string): string {
  const pattern = routerPattern(path);
  // Slugs are covered by the catch-all route.
  const catchAll = slugOfPath(path) === undefined ? pattern : '/:slug';
  const route = [pattern, catchAll].flatMap(
    (one) => routes.find((built) => covers(built.path, one)) ?? [],
  )[0];
  if (route) return describeRoute(route);
  return 'Not in the app yet: composed stories only';
}

const rows: readonly AtlasRow[] = [
  ...purposes.map(([path, purpose]) => ({
    tag: `route:${path}`,
    name: path,
    description: purpose,
    app: describe(path),
  })),
  {
    tag: 'route:*',
    name: 'Unknown route',
    description:
      '‘404 Not Found’ or ‘This page could not be found’; for other failures ‘An error occurred’ and a Home page link',
    app: describeRoute(notFound),
  },
];

export const routesPart: AtlasPart = {
  id: 'routes',
  title: 'Routes',
  section: '2',
  lead: 'Every route, and its entry in the app’s own table.',
  rows,
};
