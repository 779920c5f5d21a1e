/** First view of a page and the operations that it calls. */
export interface Visit {
  /** Path of the row in `src/shared/routes.ts`. */
  readonly route: string;
  readonly address: string;
  /** Sandbox scenario to sign in as. @default signed out */
  readonly as?: string;
  /** Distinguishes several visits of one route. */
  readonly state?: string;
  /** Operations of the OpenAPI description, sorted. */
  readonly calls: readonly string[];
  /** Operations whose failure only hides a part of the page and is reported in a notification. */
  readonly partial?: readonly string[];
}

/** Calls of the account layout (bell and unread messages), the same on every account page. */
export const IN_LAYOUT: readonly string[] = ['getUnreadMessages', 'listNotices'];

/** Account page; each makes the calls of the layout, too. */
const account = (route: string, address: string, as: string, ...calls: string[]): Visit => ({
  route,
  address,
  as,
  calls: ['getMe', ...IN_LAYOUT, ...calls].toSorted(),
});

/** Step of the registration, with the scenario of that name. */
const step = (state: string, ...calls: string[]): Visit => ({
  route: '/steps',
  state,
  address: '/steps',
  as: `register-${state}`,
  calls: ['getMe', 'listSubscriptions', ...calls].toSorted(),
});

const page = (route: string, address = route, ...calls: string[]): Visit => ({ route, address, calls });

const QUESTIONS = ['getLastQuestionIndex', 'getVisitLog', 'listQuestions'];
const PLAN = [...QUESTIONS, 'getSubscription', 'listPeriodPrices', 'listProductPricing', 'listProducts'];

/** Every route with the calls of its first view; tests fail if a route or a call is missing. */
export const visits: readonly Visit[] = [
  page('/'),
  page('/login'),
  page('/reset-password'),
  page('/new-password'),
  page('/new-password/:email?/:token', '/new-password/ada@example.com/token', 'checkResetToken'),
  page('/ed'),
  page('/register'),
  page('/:slug', '/weightloss'),
  page('/create-test-user-flow'),
  account('/user/subscriptions', '/user/subscriptions', 'demo', 'listSubscriptions'),
  account(
    '/user/subscriptions/:id',
    '/user/subscriptions/demo-active',
    'demo',
    'getAssignedDoctor',
    'getSubscription',
    'listPeriodPrices',
    'listProducts',
    'listSubscriptionCharges',
    'listSubscriptionDiscounts',
  ),
  account(
    '/user/subscriptions/renewal/:id',
    '/user/subscriptions/renewal/renewal-due-1',
    'renewal-due',
    'getFollowupQuestion',
    'getSubscription',
    'getVisitLog',
    'listProductPricing',
    'listProducts',
    'listQuestions',
  ),
  account(
    '/user/subscriptions/:id/follow-up',
    '/user/subscriptions/followup-1/follow-up',
    'followup',
    'getFollowupQuestion',
    'getSubscription',
    ...QUESTIONS,
  ),
  account(
    '/user/subscriptions/:id/receipts/:chargeId',
    '/user/subscriptions/pending-1/receipts/pending-1-charge-1',
    'pending',
    'listSubscriptionCharges',
  ),
  account('/user/order-history', '/user/order-history', 'demo', 'listOrders', 'listSubscriptions'),
  account(
    '/user/order-history/receipts/:year?',
    '/user/order-history/receipts',
    'demo',
    'getDoctor',
    'listSubscriptionCharges',
    'listSubscriptions',
  ),
  account(
    '/user/order-history/:id',
    '/user/order-history/demo-active-order-1',
    'demo',
    'getDoctor',
    'getOrder',
  ),
  account('/user/chat', '/user/chat', 'demo', 'listChats', 'listSubscriptions'),
  {
    ...account(
      '/user/chat',
      '/user/chat?chatId=demo-chat-doctor',
      'demo',
      'getChat',
      'getFile',
      'listChats',
      'listSubscriptions',
    ),
    state: 'one chat',
  },
  account('/user/profile', '/user/profile', 'demo'),
  account(
    '/user/profile/card',
    '/user/profile/card',
    'demo',
    'getConfig',
    'getPaymentForm',
    'listSubscriptions',
  ),
  account('/user/settings', '/user/settings', 'demo'),
  account('/doctor-info/:doctorId', '/doctor-info/doctor-lee', 'demo', 'getDoctor'),
  account('/user/doctors', '/user/doctors', 'demo', 'listDoctors'),
  account('/user/new-subscription/:id?', '/user/new-subscription', 'active', 'listSubscriptions'),
  step('questions', 'getFollowupQuestion', ...QUESTIONS),
  step('treatment', ...PLAN),
  step('payment', 'getEnabledStates'),
  step('photo', 'getConfig', 'getPrivateFile'),
  step('summary', 'getConfig', 'getFollowupQuestion', 'getSubscription', 'listPeriodPrices', ...QUESTIONS),
  {
    route: '/thank-you',
    address: '/thank-you',
    as: 'submitted',
    calls: ['getMe', 'listSubscriptionCharges', 'listSubscriptions'],
    // The page shows what happens next without it.
    partial: ['getMe'],
  },
];

/** Name of a visit in tests and in its record. */
export const nameOf = ({ route, state }: Visit): string =>
  state === undefined ? route : `${route} (${state})`;
