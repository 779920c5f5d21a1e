import { slugOfPath } from '@patient/app/features/treatment/rules/slugs.ts';
import { builtTarget } from '@patient/app/shared/view/standIns.ts';
import { notFound, routes, type AppRoute } from '@patient/app/routes.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** The table of specification section 2; a pattern as it is written there, and what the page is for. */
const purposes: readonly (readonly [path: string, purpose: string])[] = [
  ['/', 'Index: what can be treated, how it works, sign in'],
  ['/{slug}', 'Catch-all: the basics step for the treatment of the slug'],
  ['/ed', 'Entry route of the ed treatment'],
  ['/hairloss', 'Entry route of the hl treatment'],
  ['/weightloss', 'Entry route of the wl treatment'],
  ['/register', 'Entry route that asks first which treatment'],
  ['/login', 'Sign in'],
  ['/reset-password', 'Request a password reset'],
  ['/new-password/{email?}/{token}', 'Set a new password; the email is optional'],
  ['/steps', 'Registration stepper'],
  ['/thank-you', 'Thank-you page'],
  ['/user/subscriptions', 'Subscription list'],
  ['/user/subscriptions/{id}', 'One subscription'],
  ['/user/subscriptions/renewal/{id}', 'Renewal of a subscription'],
  ['/user/new-subscription', 'Start a new treatment subscription; visitType={slug} in the query'],
  ['/user/new-subscription/{id}', 'The same, for a subscription that exists'],
  ['/user/order-history', 'Orders'],
  ['/user/chat', 'Doctor messaging'],
  ['/user/profile', 'Account info'],
  ['/user/settings', 'Settings'],
  ['/doctor-info/{doctorId}', 'Doctor information'],
  ['/create-test-user-flow', 'Test-user flow, in a layout of its own'],
];

/** A pattern of the specification in the router's syntax: `{id}` is `:id`. */
export const routerPattern = (path: string): string =>
  path.replaceAll(/\{(\w+)(\??)\}/g, (_all, name: string, optional: string) => `:${name}${optional}`);

/** Whether a row of the app's table shows a pattern: the same one, or with its optional part or without it. */
export const shows = (appPath: string, pattern: string): boolean =>
  [appPath, appPath.replaceAll('?', ''), appPath.replaceAll(/\/:\w+\?/g, '')].includes(pattern);

const inWords = ({ title, layout, guards }: AppRoute): string =>
  `In the app as “${title}”: ${layout} layout, ${guards.length > 0 ? `guard ${guards.join(', ')}` : 'no guard'}`;

function standing(path: string): string {
  const pattern = routerPattern(path);
  // A slug has no row of its own in the app's table: the catch-all shows it.
  const caught = slugOfPath(path) === undefined ? pattern : '/:slug';
  const route = [pattern, caught].flatMap((one) => routes.find((built) => shows(built.path, one)) ?? [])[0];
  if (route) return inWords(route);
  const target = builtTarget(path);
  return target === path
    ? 'Composed of pieces, not in the app yet'
    : `Composed of pieces; the app leads to ${target}`;
}

const rows: readonly AtlasRow[] = [
  ...purposes.map(([path, purpose]) => ({
    tag: `route:${path}`,
    name: path,
    words: purpose,
    app: standing(path),
  })),
  {
    tag: 'route:*',
    name: 'Unknown route',
    words:
      '‘404 Not Found’ or ‘This page could not be found’; for other failures ‘An error occurred’ and a Home page link',
    app: inWords(notFound),
  },
];

export const routesPart: AtlasPart = {
  id: 'routes',
  title: 'Routes',
  section: '2',
  lead: 'Every address a patient can come in at, and what the app’s own table of routes says about it.',
  rows,
};
