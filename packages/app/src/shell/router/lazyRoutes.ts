/**
 * Imports of each screen and layout, in a file of its own: Vite lists the files of every dynamic import in the chunk that
 * imports them, and the sign-in page needs none of them.
 */

export const screens = {
  entry: async () => (await import('../../features/registration/entry/EntryScreen.tsx')).EntryScreen,
  register: async () =>
    (await import('../../features/registration/basics/RegisterScreen.tsx')).RegisterScreen,
  subscriptions: async () =>
    (await import('../../features/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  subscription: async () =>
    (await import('../../features/subscriptions/SubscriptionScreen.tsx')).SubscriptionScreen,
  newSubscription: async () =>
    (await import('../../features/treatment/NewSubscriptionScreen.tsx')).NewSubscriptionScreen,
  steps: async () => (await import('../../features/registration/steps/StepsScreen.tsx')).StepsScreen,
  thankYou: async () => (await import('../../features/registration/ThankYouScreen.tsx')).ThankYouScreen,
  testUser: async () => (await import('../../features/test-users/TestUserScreen.tsx')).TestUserScreen,
  notFound: async () => (await import('../errors/NotFoundScreen.tsx')).NotFoundScreen,
};

export const layouts = {
  account: async () => (await import('../layouts/AccountLayout.tsx')).AccountLayout,
  steps: async () => (await import('../layouts/StepsLayout.tsx')).StepsLayout,
  testUser: async () => (await import('../layouts/TestUserLayout.tsx')).TestUserLayout,
  error: async () => (await import('../layouts/ErrorLayout.tsx')).ErrorLayout,
};
