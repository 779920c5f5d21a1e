import { slugOfPath } from '@patient/app/shared/treatments.ts';
import { notFound, routes, type AppRoute } from '@patient/app/shared/routes.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** Routes of specification section 2, with the purpose of each page. */
const purposes: readonly (readonly [path: string, purpose: string])[] = [
  ['/create-test-user-flow', 'Test-user flow, in its own layout'],
  ['/login', 'Sign in'],
  ['/reset-password', 'Request a password reset'],
  ['/new-password/{email?}/{token}', 'Set a new password; the email is optional'],
  ['/steps', 'Registration stepper'],
  ['/thank-you', 'Thank-you page'],
  ['/user/chat', 'Doctor messaging'],
  ['/user/new-subscription', 'Start a new treatment subscription'],
  ['/user/new-subscription/{id}', 'The same, for an existing subscription'],
  ['/user/order-history', 'Orders'],
  ['/user/profile', 'Account info'],
  ['/user/settings', 'Settings'],
  ['/user/subscriptions', 'Subscription list'],
  ['/user/subscriptions/{id}', 'One subscription'],
  ['/user/subscriptions/renewal/{id}', 'Renewal of a subscription'],
  ['/doctor-info/{doctorId}', 'Doctor information'],
  ['/', 'Index'],
  ['/{slug}', 'Catch-all'],
  ['/ed', 'Entry route'],
  ['/register', 'Entry route'],
  ['/hairloss', 'Entry route'],
  ['/weightloss', 'Entry route'],
];

/** The app's additional routes. */
const ownPurposes: typeof purposes = [
  ['/new-password', 'Set a new password, after the token is removed from the URL'],
  ['/user/order-history/{id}', 'One order with its receipt'],
  ['/user/order-history/receipts/{year?}', 'Receipts of a year'],
  ['/user/subscriptions/{id}/follow-up', "Questions of a doctor's follow-up"],
  ['/user/subscriptions/{id}/receipts/{chargeId}', 'Receipt of one charge'],
  ['/user/profile/card', 'A new card, what it pays for, and amounts due that it pays'],
  ['/user/doctors', "Doctors of the patient's state"],
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
  return 'Not in the app yet';
}

const rowsOf = (paths: typeof purposes): readonly AtlasRow[] =>
  paths.map(([path, purpose]) => ({
    tag: `route:${path}`,
    name: path,
    description: purpose,
    app: describe(path),
  }));

export const routesPart: AtlasPart = {
  id: 'routes',
  title: 'Routes',
  section: 2,
  lead: 'Every route, and its entry in the app’s own table.',
  rows: [
    ...rowsOf(purposes),
    {
      tag: 'screens-treatment-new-subscription--from-slug',
      description: 'The query visitType={slug} of /user/new-subscription is used',
    },
    {
      tag: 'route:*',
      name: 'Unknown route',
      description: 'Shows ‘This page could not be found’',
      app: describeRoute(notFound),
    },
    { tag: 'message:notFoundTitle', name: 'Unknown route', description: 'Shows ‘404 Not Found’' },
    { tag: 'message:failed', name: 'Other failures', description: 'Show ‘An error occurred’' },
    { tag: 'message:home-page', name: 'Other failures', description: 'Show a Home page link' },
    {
      tag: 'message:unknownGuard',
      name: 'An internal failure',
      description: 'Shows ‘Unknown middleware’ (500)',
    },
  ],
};

/** Rows of the app's additional routes. */
export const ownRoutes: readonly AtlasRow[] = rowsOf(ownPurposes);
