import type { GuardName } from './shell/guards/decideRoute.ts';

/** Layouts by name; their files are keys of `screens.ts` and of Vite's manifest. */
const LAYOUTS = {
  account: 'shell/layouts/AccountLayout.tsx',
  auth: 'shell/layouts/AuthLayout.tsx',
  error: 'shell/layouts/ErrorLayout.tsx',
  steps: 'shell/layouts/StepsLayout.tsx',
  testUser: 'shell/layouts/TestUserLayout.tsx',
};

/** Names of the layouts. */
export type LayoutName = keyof typeof LAYOUTS;

/** File of the sign-in page, whose code is in the app's first chunk with the layout `auth`. */
export const LOGIN = 'features/auth/LoginScreen.tsx';

/** One row of the table of routes. */
export interface AppRoute {
  /** Pattern of the address (wouter's syntax). */
  readonly path: string;
  /** The route's own guards, after domainRouting and session (specification section 2). */
  readonly guards: readonly GuardName[];
  /** The setting without which there is no such page. */
  readonly needs?: 'testUsers';
  readonly layout: LayoutName;
  /** Takes the whole width that the layout has, for two panes. */
  readonly isWide?: boolean;
  /** Title of the page, before the brand's own. */
  readonly title: string;
  /** File of the screen, which exports it by the file's name. */
  readonly screen: string;
  /** Files of parts that nearly everyone loads after the first rendering; what they need gets chunks of its own. */
  readonly parts?: readonly string[];
  /**
   * Queries (GET) that the document starts before its scripts have loaded (`shell/inline/askEarly.ts`), with `{:id}` for a
   * part of the address, `{?page=1}` for a parameter of it and `{name}` for a stored value. An end-to-end test finds one
   * that its screen does not use.
   */
  readonly queries?: readonly string[];
}

const SUBSCRIPTIONS = '/api/subscriptions?patientId={patientId}';
const SUBSCRIPTION = '/api/subscription/{:id}';

/** The rest of a row of {@link account}. */
type AccountRow = Pick<AppRoute, 'isWide' | 'parts' | 'queries'>;

/** Page behind the sign-in. All of them show the account. */
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

/** Page of a visitor. */
const visitor = <const Path extends string>(path: Path, title: string, screen: string) => ({
  path,
  title,
  screen: `features/${screen}.tsx`,
  layout: 'auth' as const,
});

/** The basics step of registration, under whichever address it is entered. */
const basics = <const Path extends string>(path: Path) => ({
  ...visitor(path, 'Get started', 'registration/basics/RegisterScreen'),
  guards: ['auth' as const],
  isWide: true,
  parts: ['features/registration/basics/LaterPart.tsx'],
});

/** Setting a new password, with or without the email in the address, and once the token has left it. */
const newPassword = <const Path extends string>(path: Path) => ({
  ...visitor(path, 'Set a new password', 'auth/NewPasswordScreen'),
  guards: [],
});

const table = [
  { ...visitor('/', 'Treatments', 'registration/entry/EntryScreen'), guards: ['auth'], isWide: true },
  { ...visitor('/login', 'Sign in', 'auth/LoginScreen'), guards: ['auth'] },
  { ...visitor('/reset-password', 'Reset your password', 'auth/ResetPasswordScreen'), guards: [] },
  newPassword('/new-password'),
  newPassword('/new-password/:email?/:token'),
  account('/user/subscriptions', 'Your subscriptions', 'subscriptions/SubscriptionsScreen', {
    queries: [SUBSCRIPTIONS],
  }),
  account('/user/subscriptions/:id', 'Subscription', 'subscriptions/SubscriptionScreen', {
    isWide: true,
    parts: ['features/subscriptions/changes/ChangeDialog.tsx'],
    queries: [SUBSCRIPTION],
  }),
  account(
    '/user/subscriptions/renewal/:id',
    'Renew your prescription',
    'subscriptions/revisit/RenewalScreen',
    { queries: [SUBSCRIPTION] },
  ),
  account(
    '/user/subscriptions/:id/follow-up',
    'Questions from your doctor',
    'subscriptions/revisit/FollowUpScreen',
    { queries: [SUBSCRIPTION] },
  ),
  account('/user/subscriptions/:id/receipts/:chargeId', 'Receipt', 'orders/ReceiptScreen', {
    queries: ['/api/subscription/charges/{:id}?includeNext=true'],
  }),
  account('/user/order-history', 'Order history', 'orders/OrderHistoryScreen', {
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
    parts: ['features/messages/ThreadPane.tsx'],
    queries: [SUBSCRIPTIONS, '/api/chats'],
  }),
  account('/user/profile', 'Account info', 'account/ProfileScreen', {
    isWide: true,
    parts: ['features/account/CouponSection.tsx'],
  }),
  account('/user/profile/card', 'Your card', 'account/CardScreen', {
    parts: ['features/payment/NewCardForm.tsx'],
    queries: [SUBSCRIPTIONS],
  }),
  account('/user/settings', 'Settings', 'account/SettingsScreen', { isWide: true }),
  account('/doctor-info/:doctorId', 'Your doctor', 'doctors/DoctorScreen', {
    queries: ['/api/doctor/{:doctorId}'],
  }),
  account('/user/new-subscription/:id?', 'New treatment', 'treatment/NewSubscriptionScreen', {
    queries: [SUBSCRIPTIONS],
  }),
  {
    path: '/steps',
    title: 'Registration',
    screen: 'features/registration/steps/StepsScreen.tsx',
    layout: 'steps',
    guards: ['registerUser'],
    parts: [
      'features/questionnaire/Questionnaire.tsx',
      'features/treatment/TreatmentStep.tsx',
      'features/payment/PaymentStep.tsx',
      'features/identity/PhotoStep.tsx',
      'features/registration/steps/SummaryStep.tsx',
    ],
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
  // Last: one segment that is no page of its own is a slug (specification section 2).
  basics('/:slug'),
] as const satisfies readonly AppRoute[];

/** Patterns of the table, for typed links (`shared/href.ts`). */
export type RoutePath = (typeof table)[number]['path'];

/** THE table: what an address shows, who may see it, and in which frame. A route that is not built is not here. */
export const routes: readonly AppRoute[] = table;

/** What an address outside the table shows. */
export const notFound: AppRoute = {
  path: '*',
  title: 'This page could not be found',
  screen: 'shell/errors/NotFoundScreen.tsx',
  layout: 'error',
  guards: [],
};

/** File of a layout; undefined for that of the sign-in page, whose code is in the app's first chunk. */
export const layoutFile = (layout: LayoutName): string | undefined =>
  layout === 'auth' ? undefined : LAYOUTS[layout];

/** Sources of a route beside the app's first chunk, as keys of Vite's manifest. */
export function sourcesOf({ layout, screen }: Pick<AppRoute, 'layout' | 'screen'>): readonly string[] {
  const files = [layoutFile(layout), screen === LOGIN ? undefined : screen].filter(
    (file) => file !== undefined,
  );
  return files.length === 0 ? [] : ['src/screens.ts', ...files.map((file) => `src/${file}`)];
}

/** The queries that the document of a route starts; each part of the address is the number of its segment, such as `{3}`. */
export function firstCallsOf({ path, queries = [] }: Pick<AppRoute, 'path' | 'queries'>): readonly string[] {
  const segments = path.split('/');
  return queries.map((query) =>
    query.replace(/\{(:\w+\??)\}/g, (_, part: string) => `{${segments.indexOf(part)}}`),
  );
}
