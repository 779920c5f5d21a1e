import type { AppRoute, LayoutName, ScreenName } from '../../routes.ts';

/** Chunk that imports all lazy screens and layouts. */
const LAZY_ROUTES = 'src/shell/router/lazyRoutes.ts';

/** Sources behind `lazyRoutes`, as the keys of Vite's manifest. */
const screenSources: Readonly<Record<Exclude<ScreenName, 'login'>, string>> = {
  entry: 'src/features/registration/entry/EntryScreen.tsx',
  register: 'src/features/registration/basics/RegisterScreen.tsx',
  subscriptions: 'src/features/subscriptions/SubscriptionsScreen.tsx',
  subscription: 'src/features/subscriptions/SubscriptionScreen.tsx',
  followUp: 'src/features/subscriptions/revisit/FollowUpScreen.tsx',
  renewal: 'src/features/subscriptions/revisit/RenewalScreen.tsx',
  newSubscription: 'src/features/treatment/NewSubscriptionScreen.tsx',
  resetPassword: 'src/features/auth/ResetPasswordScreen.tsx',
  newPassword: 'src/features/auth/NewPasswordScreen.tsx',
  receipt: 'src/features/orders/ReceiptScreen.tsx',
  orderHistory: 'src/features/orders/OrderHistoryScreen.tsx',
  receipts: 'src/features/orders/ReceiptsScreen.tsx',
  order: 'src/features/orders/OrderScreen.tsx',
  messages: 'src/features/messages/MessagesScreen.tsx',
  profile: 'src/features/account/ProfileScreen.tsx',
  card: 'src/features/account/CardScreen.tsx',
  settings: 'src/features/account/SettingsScreen.tsx',
  doctor: 'src/features/doctors/DoctorScreen.tsx',
  steps: 'src/features/registration/steps/StepsScreen.tsx',
  thankYou: 'src/features/registration/ThankYouScreen.tsx',
  testUser: 'src/features/test-users/TestUserScreen.tsx',
  notFound: 'src/shell/errors/NotFoundScreen.tsx',
};

const layoutSources: Readonly<Record<Exclude<LayoutName, 'auth'>, string>> = {
  account: 'src/shell/layouts/AccountLayout.tsx',
  steps: 'src/shell/layouts/StepsLayout.tsx',
  testUser: 'src/shell/layouts/TestUserLayout.tsx',
  error: 'src/shell/layouts/ErrorLayout.tsx',
};

/** Additional sources of a route, as keys of Vite's manifest; none for the sign-in page. */
export function sourcesOf({ screen, layout }: Pick<AppRoute, 'screen' | 'layout'>): readonly string[] {
  const own = [
    ...(layout === 'auth' ? [] : [layoutSources[layout]]),
    ...(screen === 'login' ? [] : [screenSources[screen]]),
  ];
  return own.length > 0 ? [LAZY_ROUTES, ...own] : own;
}

/** Parts that a screen begins with and that come beside its calls, as keys of Vite's manifest. */
export const awaitedSources: { readonly [Name in ScreenName]?: string } = {
  followUp: 'src/features/questionnaire/RevisitQuestions.tsx',
  renewal: 'src/features/questionnaire/RevisitQuestions.tsx',
};

/** Parts that nearly everyone fetches after a screen's first drawing, as keys of Vite's manifest. */
export const laterSources: { readonly [Name in ScreenName]?: readonly string[] } = {
  register: ['src/features/registration/basics/LaterPart.tsx'],
  steps: [
    'src/features/questionnaire/GlobalQuestionsStep.tsx',
    'src/features/questionnaire/QuestionsStep.tsx',
    'src/features/treatment/TreatmentStep.tsx',
    'src/features/payment/PaymentStep.tsx',
    'src/features/identity/PhotoStep.tsx',
    'src/features/registration/steps/SummaryStep.tsx',
  ],
  messages: ['src/features/messages/ThreadPane.tsx'],
  card: ['src/features/payment/NewCardForm.tsx'],
  profile: ['src/features/account/CouponSection.tsx'],
  subscription: ['src/features/subscriptions/changes/ChangeDialog.tsx'],
  renewal: [
    'src/features/subscriptions/revisit/RenewalPlanStep.tsx',
    'src/features/subscriptions/revisit/RenewalCheckStep.tsx',
  ],
};
