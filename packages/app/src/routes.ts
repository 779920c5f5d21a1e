import type { GuardName } from './shell/guards/decideRoute.ts';
import type * as Late from './shell/router/lazyRoutes.ts';

/** Names of the layouts a screen can stand in; that of the sign-in page comes with the app. */
export type LayoutName = 'auth' | keyof typeof Late.layouts;

/** Names of the screens; the sign-in page comes with the app. */
export type ScreenName = 'login' | keyof typeof Late.screens;

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
  readonly screen: ScreenName;
}

/** Row of the table; `account` is the guard and layout of most pages behind the sign-in. */
const page = (
  path: string,
  title: string,
  screen: ScreenName,
  layout: LayoutName = 'account',
  guards: readonly GuardName[] = ['activeUser'],
): AppRoute => ({ path, guards, layout, title, screen });

/** The basics step of registration, under whichever address it is entered. */
const basics = (path: string): AppRoute => ({
  ...page(path, 'Get started', 'register', 'auth', ['auth']),
  isWide: true,
});

/** Setting a new password, with or without the email in the address, and once the token has left it. */
const newPassword = (path: string): AppRoute => page(path, 'Set a new password', 'newPassword', 'auth', []);

/** THE table: what an address shows, who may see it, and in which frame. A route that is not built is not here. */
export const routes: readonly AppRoute[] = [
  { ...page('/', 'Treatments', 'entry', 'auth', ['auth']), isWide: true },
  page('/login', 'Sign in', 'login', 'auth', ['auth']),
  page('/reset-password', 'Reset your password', 'resetPassword', 'auth', []),
  newPassword('/new-password'),
  newPassword('/new-password/:email?/:token'),
  page('/user/subscriptions', 'Your subscriptions', 'subscriptions'),
  { ...page('/user/subscriptions/:id', 'Subscription', 'subscription'), isWide: true },
  page('/user/subscriptions/renewal/:id', 'Renew your prescription', 'renewal'),
  page('/user/subscriptions/:id/follow-up', 'Questions from your doctor', 'followUp'),
  page('/user/subscriptions/:id/receipts/:chargeId', 'Receipt', 'receipt'),
  page('/user/order-history', 'Order history', 'orderHistory'),
  page('/user/order-history/receipts/:year?', 'Receipts', 'receipts'),
  page('/user/order-history/:id', 'Order', 'order'),
  { ...page('/user/chat', 'Messages', 'messages'), isWide: true },
  { ...page('/user/profile', 'Account info', 'profile'), isWide: true },
  page('/user/profile/card', 'Your card', 'card'),
  { ...page('/user/settings', 'Settings', 'settings'), isWide: true },
  page('/doctor-info/:doctorId', 'Your doctor', 'doctor'),
  page('/user/new-subscription/:id?', 'New treatment', 'newSubscription'),
  page('/steps', 'Registration', 'steps', 'steps', ['registerUser']),
  page('/thank-you', 'Thank you', 'thankYou', 'auth', ['registerUser']),
  {
    ...page('/create-test-user-flow', 'Create a test patient', 'testUser', 'testUser', []),
    needs: 'testUsers',
  },
  basics('/ed'),
  basics('/register'),
  // Last: one segment that is no page of its own is a slug (specification section 2).
  basics('/:slug'),
];

/** What an address outside the table shows. */
export const notFound: AppRoute = page('*', 'This page could not be found', 'notFound', 'error', []);
