/** A page as a patient first sees it, and the operations that this view calls. */
export interface Visit {
  /** Path of the row in `src/routes.ts`. */
  readonly route: string;
  readonly address: string;
  /** Scenario of the sandbox who is signed in; nobody by default. */
  readonly as?: string;
  /** What distinguishes it from other visits of the route. */
  readonly state?: string;
  /** Operations of the OpenAPI description, sorted. */
  readonly calls: readonly string[];
  /** Those that the page can go without: it leaves a part out, and only the notification says why. */
  readonly partial?: readonly string[];
}

/** Calls of the bell and the number of new messages, which are the same on every page of an account. */
export const IN_FRAME: readonly string[] = ['getUnreadMessages', 'listNotices'];

/** Page of an account; each calls what its frame shows. */
const account = (route: string, address: string, as: string, ...calls: string[]): Visit => ({
  route,
  address,
  as,
  calls: ['getMe', ...IN_FRAME, ...calls].toSorted(),
});

/** Step of the registration, at which the scenario of that name stands. */
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

/** Every route with the calls of its first view; the walk fails while a route or a call is missing here. */
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
    'getSubscription',
    'listPeriodPrices',
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
  account('/user/new-subscription/:id?', '/user/new-subscription', 'active', 'listSubscriptions'),
  step('global', ...QUESTIONS),
  step('questions', 'getFollowupQuestion', ...QUESTIONS),
  step('treatment', ...PLAN),
  step('payment', 'getEnabledStates'),
  step('photo', 'getConfig', 'getPrivateFile'),
  step('summary', 'getConfig', 'getSubscription', 'listPeriodPrices', ...QUESTIONS),
  {
    route: '/thank-you',
    address: '/thank-you',
    as: 'submitted',
    calls: ['getMe', 'listSubscriptionCharges', 'listSubscriptions'],
    // What happens next stands there without it.
    partial: ['getMe'],
  },
];

/** Name of a visit in tests and in the table. */
export const nameOf = ({ route, state }: Visit): string =>
  state === undefined ? route : `${route} (${state})`;
