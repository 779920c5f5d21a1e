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
  /** Title of the page, before the brand's own. */
  readonly title: string;
  readonly screen: ScreenName;
}

/** The basics step of registration, under whichever address it is entered. */
const basics: Omit<AppRoute, 'path'> = {
  guards: ['auth'],
  layout: 'auth',
  title: 'Get started',
  screen: 'register',
};

/** THE table: what an address shows, who may see it, and in which frame. A route that is not built is not here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    guards: ['auth'],
    layout: 'auth',
    title: 'Treatments',
    screen: 'entry',
  },
  {
    path: '/login',
    guards: ['auth'],
    layout: 'auth',
    title: 'Sign in',
    screen: 'login',
  },
  {
    path: '/user/subscriptions',
    guards: ['activeUser'],
    layout: 'account',
    title: 'Your subscriptions',
    screen: 'subscriptions',
  },
  {
    path: '/user/subscriptions/:id',
    guards: ['activeUser'],
    layout: 'account',
    title: 'Subscription',
    screen: 'subscription',
  },
  {
    path: '/user/new-subscription/:id?',
    guards: ['activeUser'],
    layout: 'account',
    title: 'New treatment',
    screen: 'newSubscription',
  },
  {
    path: '/steps',
    guards: ['registerUser'],
    layout: 'steps',
    title: 'Registration',
    screen: 'steps',
  },
  {
    path: '/thank-you',
    guards: ['registerUser'],
    layout: 'auth',
    title: 'Thank you',
    screen: 'thankYou',
  },
  {
    path: '/create-test-user-flow',
    guards: [],
    needs: 'testUsers',
    layout: 'testUser',
    title: 'Make a test patient',
    screen: 'testUser',
  },
  { path: '/ed', ...basics },
  { path: '/register', ...basics },
  // Last: one segment that is no page of its own is a slug (specification section 2).
  { path: '/:slug', ...basics },
];

/** What an address outside the table shows. */
export const notFound: AppRoute = {
  path: '*',
  guards: [],
  layout: 'error',
  title: 'This page could not be found',
  screen: 'notFound',
};
