import { loadCode } from '../../shared/lazy/loadCode.ts';

/**
 * Imports of each screen and layout, in a file of its own: Vite lists the files of every dynamic import in the chunk that
 * imports them, and the sign-in page needs none of them.
 */

export const screens = {
  entry: loadCode(
    async () => (await import('../../features/registration/entry/EntryScreen.tsx')).EntryScreen,
  ),
  register: loadCode(
    async () => (await import('../../features/registration/basics/RegisterScreen.tsx')).RegisterScreen,
  ),
  subscriptions: loadCode(
    async () => (await import('../../features/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  ),
  subscription: loadCode(
    async () => (await import('../../features/subscriptions/SubscriptionScreen.tsx')).SubscriptionScreen,
  ),
  followUp: loadCode(
    async () => (await import('../../features/subscriptions/revisit/FollowUpScreen.tsx')).FollowUpScreen,
  ),
  renewal: loadCode(
    async () => (await import('../../features/subscriptions/revisit/RenewalScreen.tsx')).RenewalScreen,
  ),
  resetPassword: loadCode(
    async () => (await import('../../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  newPassword: loadCode(
    async () => (await import('../../features/auth/NewPasswordScreen.tsx')).NewPasswordScreen,
  ),
  receipt: loadCode(async () => (await import('../../features/orders/ReceiptScreen.tsx')).ReceiptScreen),
  orderHistory: loadCode(
    async () => (await import('../../features/orders/OrderHistoryScreen.tsx')).OrderHistoryScreen,
  ),
  receipts: loadCode(async () => (await import('../../features/orders/ReceiptsScreen.tsx')).ReceiptsScreen),
  order: loadCode(async () => (await import('../../features/orders/OrderScreen.tsx')).OrderScreen),
  messages: loadCode(async () => (await import('../../features/messages/MessagesScreen.tsx')).MessagesScreen),
  profile: loadCode(async () => (await import('../../features/account/ProfileScreen.tsx')).ProfileScreen),
  card: loadCode(async () => (await import('../../features/account/card/CardScreen.tsx')).CardScreen),
  settings: loadCode(async () => (await import('../../features/account/SettingsScreen.tsx')).SettingsScreen),
  doctor: loadCode(async () => (await import('../../features/doctors/DoctorScreen.tsx')).DoctorScreen),
  newSubscription: loadCode(
    async () => (await import('../../features/treatment/NewSubscriptionScreen.tsx')).NewSubscriptionScreen,
  ),
  steps: loadCode(
    async () => (await import('../../features/registration/steps/StepsScreen.tsx')).StepsScreen,
  ),
  thankYou: loadCode(
    async () => (await import('../../features/registration/ThankYouScreen.tsx')).ThankYouScreen,
  ),
  testUser: loadCode(
    async () => (await import('../../features/test-users/TestUserScreen.tsx')).TestUserScreen,
  ),
  notFound: loadCode(async () => (await import('../errors/NotFoundScreen.tsx')).NotFoundScreen),
};

export const layouts = {
  account: loadCode(async () => (await import('../layouts/AccountLayout.tsx')).AccountLayout),
  steps: loadCode(async () => (await import('../layouts/StepsLayout.tsx')).StepsLayout),
  testUser: loadCode(async () => (await import('../layouts/TestUserLayout.tsx')).TestUserLayout),
  error: loadCode(async () => (await import('../layouts/ErrorLayout.tsx')).ErrorLayout),
};
