import { loadCode } from '#shared/lazy/loadCode.ts';
import type { Screen } from '#shared/view/screen.ts';

/**
 * Imports of each screen and layout, in a file of its own: Vite lists the files of every dynamic import in the chunk that
 * imports them, and the sign-in page needs none of them.
 */

const screen = (load: () => Promise<Screen>) => loadCode(load);

export const screens = {
  entry: screen(async () => (await import('#features/registration/entry/EntryScreen.tsx')).EntryScreen),
  register: screen(
    async () => (await import('#features/registration/basics/RegisterScreen.tsx')).RegisterScreen,
  ),
  subscriptions: screen(
    async () => (await import('#features/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  ),
  subscription: screen(
    async () => (await import('#features/subscriptions/SubscriptionScreen.tsx')).SubscriptionScreen,
  ),
  followUp: screen(
    async () => (await import('#features/subscriptions/revisit/FollowUpScreen.tsx')).FollowUpScreen,
  ),
  renewal: screen(
    async () => (await import('#features/subscriptions/revisit/RenewalScreen.tsx')).RenewalScreen,
  ),
  resetPassword: screen(
    async () => (await import('#features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  newPassword: screen(async () => (await import('#features/auth/NewPasswordScreen.tsx')).NewPasswordScreen),
  receipt: screen(async () => (await import('#features/orders/ReceiptScreen.tsx')).ReceiptScreen),
  orderHistory: screen(
    async () => (await import('#features/orders/OrderHistoryScreen.tsx')).OrderHistoryScreen,
  ),
  receipts: screen(async () => (await import('#features/orders/ReceiptsScreen.tsx')).ReceiptsScreen),
  order: screen(async () => (await import('#features/orders/OrderScreen.tsx')).OrderScreen),
  messages: screen(async () => (await import('#features/messages/MessagesScreen.tsx')).MessagesScreen),
  profile: screen(async () => (await import('#features/account/ProfileScreen.tsx')).ProfileScreen),
  card: screen(async () => (await import('#features/account/CardScreen.tsx')).CardScreen),
  settings: screen(async () => (await import('#features/account/SettingsScreen.tsx')).SettingsScreen),
  doctor: screen(async () => (await import('#features/doctors/DoctorScreen.tsx')).DoctorScreen),
  newSubscription: screen(
    async () => (await import('#features/treatment/NewSubscriptionScreen.tsx')).NewSubscriptionScreen,
  ),
  steps: screen(async () => (await import('#features/registration/steps/StepsScreen.tsx')).StepsScreen),
  thankYou: screen(async () => (await import('#features/registration/ThankYouScreen.tsx')).ThankYouScreen),
  testUser: screen(async () => (await import('#features/test-users/TestUserScreen.tsx')).TestUserScreen),
  notFound: screen(async () => (await import('../errors/NotFoundScreen.tsx')).NotFoundScreen),
};

export const layouts = {
  account: loadCode(async () => (await import('../layouts/AccountLayout.tsx')).AccountLayout),
  steps: loadCode(async () => (await import('../layouts/StepsLayout.tsx')).StepsLayout),
  testUser: loadCode(async () => (await import('../layouts/TestUserLayout.tsx')).TestUserLayout),
  error: loadCode(async () => (await import('../layouts/ErrorLayout.tsx')).ErrorLayout),
};
