/**
 * Where the code of each screen and layout comes from, in a file of its own: Vite writes the files of every late
 * import into the chunk that asks for them, and a first visit to the sign-in page needs none of them.
 */

export const screens = {
  entry: async () => (await import('../screens/entry/EntryScreen.tsx')).EntryScreen,
  register: async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
  subscriptions: async () =>
    (await import('../screens/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  subscription: async () =>
    (await import('../screens/subscription/SubscriptionScreen.tsx')).SubscriptionScreen,
  newSubscription: async () =>
    (await import('../screens/newSubscription/NewSubscriptionScreen.tsx')).NewSubscriptionScreen,
  steps: async () => (await import('../screens/steps/StepsScreen.tsx')).StepsScreen,
  thankYou: async () => (await import('../screens/thankYou/ThankYouScreen.tsx')).ThankYouScreen,
  testUser: async () => (await import('../screens/testUser/TestUserScreen.tsx')).TestUserScreen,
  notFound: async () => (await import('../screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
};

export const layouts = {
  account: async () => (await import('../layouts/AccountLayout.tsx')).AccountLayout,
  steps: async () => (await import('../layouts/StepsLayout.tsx')).StepsLayout,
  testUser: async () => (await import('../layouts/TestUserLayout.tsx')).TestUserLayout,
  error: async () => (await import('../layouts/ErrorLayout.tsx')).ErrorLayout,
};
