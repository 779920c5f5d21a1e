/** Layouts by name; their files are keys of `shell/router/screens.ts` and of Vite's manifest. */
const LAYOUTS = {
  account: 'shell/layouts/AccountLayout.tsx',
  auth: 'shell/layouts/AuthLayout.tsx',
  error: 'shell/layouts/ErrorLayout.tsx',
  steps: 'shell/layouts/StepsLayout.tsx',
  testUser: 'shell/layouts/TestUserLayout.tsx',
};

/** Name of a layout. */
export type LayoutName = keyof typeof LAYOUTS;

/** File of the sign-in page, whose code is in the app's first chunk with the layout `auth`. */
export const LOGIN = 'features/auth/LoginScreen.tsx';

/** Guards of routes. */
export type GuardName = 'auth' | 'activeUser' | 'registerUser';

/** One row of the table of routes. */
export interface AppRoute {
  /** Pattern of the URL (wouter's syntax). */
  readonly path: string;
  /** The route's own guards, after domainRouting and session (specification section 2). */
  readonly guards: readonly GuardName[];
  /** Setting that enables the page. */
  readonly needs?: 'testUsers';
  readonly layout: LayoutName;
  /** Whether the page uses the full width of the layout, for two panes. */
  readonly isWide?: boolean;
  /** Title of the page, before the brand's own. */
  readonly title: string;
  /** File of the screen; the name of its export is that of the file. */
  readonly screen: string;
  /** Whether its code is loaded when an account page is idle, so that the page opens offline. */
  readonly isOffline?: boolean;
  /**
   * Queries (GET) that the document starts before its scripts have loaded (`shell/inline/requestEarly.ts`), with `{:id}` for a
   * path parameter, `{?page=1}` for a search parameter and `{name}` for a stored value. An end-to-end test checks that the
   * screen uses each of them.
   */
  readonly queries?: readonly string[];
}

const SUBSCRIPTIONS = '/api/subscriptions?patientId={patientId}';
const SUBSCRIPTION = '/api/subscription/{:id}';

/** Optional properties of an {@link account} row. */
type AccountRow = Pick<AppRoute, 'isWide' | 'isOffline' | 'queries'>;

/** Page that requires sign-in; its layout shows the account. */
const account = <const Path extends string>(
  path: Path,
  title: string,
  screen: string,
  { queries = [], ...rest }: AccountRow = {},
) => ({
  path,
  title,
  screen: `features/${screen}.tsx`,
  layout: 'account' as const,
  guards: ['activeUser' as const],
  queries: ['/me?winback={winbackUser=false}', ...queries],
  ...rest,
});

/** Page for signed-out visitors. */
const visitor = <const Path extends string>(path: Path, title: string, screen: string) => ({
  path,
  title,
  screen: `features/${screen}.tsx`,
  layout: 'auth' as const,
});

/** Basics step of registration, which has several URLs. */
const basics = <const Path extends string>(path: Path) => ({
  ...visitor(path, 'Get started', 'registration/basics/RegisterScreen'),
  guards: ['auth' as const],
  isWide: true,
});

/** New-password page, with the token and optionally the email in the URL, or with neither after the token is removed. */
const newPassword = <const Path extends string>(path: Path) => ({
  ...visitor(path, 'Set a new password', 'auth/NewPasswordScreen'),
  guards: [],
});

const table = [
  { ...visitor('/', 'Treatments', 'registration/EntryScreen'), guards: ['auth'], isWide: true },
  { ...visitor('/login', 'Sign in', 'auth/LoginScreen'), guards: ['auth'] },
  { ...visitor('/reset-password', 'Reset your password', 'auth/ResetPasswordScreen'), guards: [] },
  newPassword('/new-password'),
  newPassword('/new-password/:email?/:token'),
  account('/user/subscriptions', 'Home', 'subscriptions/SubscriptionsScreen', {
    isOffline: true,
    queries: [SUBSCRIPTIONS],
  }),
  account('/user/subscriptions/:id', 'Subscription', 'subscriptions/SubscriptionScreen', {
    isWide: true,
    queries: [SUBSCRIPTION],
  }),
  account(
    '/user/subscriptions/renewal/:id',
    'Renew your prescription',
    'subscriptions/renewal/RenewalScreen',
    { queries: [SUBSCRIPTION] },
  ),
  account(
    '/user/subscriptions/:id/follow-up',
    'Questions from your doctor',
    'subscriptions/renewal/FollowUpScreen',
    { queries: [SUBSCRIPTION] },
  ),
  account('/user/subscriptions/:id/receipts/:chargeId', 'Receipt', 'orders/ReceiptScreen', {
    queries: ['/api/subscription/charges/{:id}?includeNext=true'],
  }),
  account('/user/order-history', 'Order history', 'orders/OrderHistoryScreen', {
    isOffline: true,
    queries: ['/api/orders?limit=10&page={?page=1}&sort=-createdAt'],
  }),
  account('/user/order-history/receipts/:year?', 'Receipts', 'orders/ReceiptsScreen', {
    queries: [SUBSCRIPTIONS],
  }),
  account('/user/order-history/:id', 'Order', 'orders/OrderScreen', {
    queries: ['/api/order/{:id}?populate=patientUser%2Ccharge'],
  }),
  account('/user/chat', 'Messages', 'messages/MessagesScreen', {
    isWide: true,
    isOffline: true,
    queries: [SUBSCRIPTIONS, '/api/chats'],
  }),
  account('/user/profile', 'Account info', 'account/ProfileScreen', {
    isWide: true,
    isOffline: true,
  }),
  account('/user/profile/card', 'Your card', 'account/CardScreen', {
    queries: [SUBSCRIPTIONS],
  }),
  account('/user/settings', 'Settings', 'account/SettingsScreen', { isWide: true }),
  account('/doctor-info/:doctorId', 'Your doctor', 'doctors/DoctorScreen', {
    queries: ['/api/doctor/{:doctorId}'],
  }),
  account('/user/doctors', 'Doctors in your state', 'doctors/DoctorsScreen'),
  account('/user/new-subscription/:id?', 'New treatment', 'treatment/NewSubscriptionScreen', {
    queries: [SUBSCRIPTIONS],
  }),
  {
    path: '/steps',
    title: 'Registration',
    screen: 'features/registration/steps/StepsScreen.tsx',
    layout: 'steps',
    guards: ['registerUser'],
  },
  { ...visitor('/thank-you', 'Thank you', 'registration/ThankYouScreen'), guards: ['registerUser'] },
  {
    path: '/create-test-user-flow',
    title: 'Create a test patient',
    screen: 'features/test-users/TestUserScreen.tsx',
    layout: 'testUser',
    guards: [],
    needs: 'testUsers',
  },
  basics('/ed'),
  basics('/register'),
  // Last, because any other single segment is a slug (specification section 2).
  basics('/:slug'),
] as const satisfies readonly AppRoute[];

/** Patterns of the table, for typed links (`shared/href.ts`). */
export type RoutePath = (typeof table)[number]['path'];

/** Table of all routes: path, guards, layout and screen. */
export const routes: readonly AppRoute[] = table;

/** Route of URLs that are not in the table. */
export const notFound: AppRoute = {
  path: '*',
  title: 'This page could not be found',
  screen: 'shell/errors/NotFoundScreen.tsx',
  layout: 'error',
  guards: [],
};

/** File of a layout; undefined for `auth`, which is part of the app's first chunk. */
export const layoutFile = (layout: LayoutName): string | undefined =>
  layout === 'auth' ? undefined : LAYOUTS[layout];

/** Source files of a route besides the app's first chunk, as keys of Vite's manifest. */
export function sourcesOf({ layout, screen }: Pick<AppRoute, 'layout' | 'screen'>): readonly string[] {
  const files = [layoutFile(layout), screen === LOGIN ? undefined : screen].filter(
    (file) => file !== undefined,
  );
  return files.length === 0 ? [] : ['src/shell/router/screens.ts', ...files.map((file) => `src/${file}`)];
}

/** Queries that the document of a route starts; a path parameter is the index of its segment, such as `{3}`. */
export function firstCallsOf({ path, queries = [] }: Pick<AppRoute, 'path' | 'queries'>): readonly string[] {
  const segments = path.split('/');
  return queries.map((query) =>
    query.replace(/\{(:\w+\??)\}/g, (_, part: string) => `{${segments.indexOf(part)}}`),
  );
}
