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
