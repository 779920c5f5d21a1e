import type { ComponentType } from 'react';
import type { GuardName } from './domain/guards.ts';
import type * as Late from './router/late.ts';
import type { ScreenProps } from './screens/screen.ts';
import { LoginScreen } from './screens/login/LoginScreen.tsx';

/** Names of the layouts a screen can stand in. */
export type LayoutName = 'auth' | 'account' | 'steps' | 'testUser' | 'error';

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
  /** Fetches the screen. */
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

/** A screen that is a chunk of its own. */
const late = (name: keyof typeof Late.screens) => async () =>
  (await import('./router/late.ts')).screens[name]();

/** The basics step of registration, under whichever address it is entered. */
const basics: Omit<AppRoute, 'path'> = {
  guards: ['auth'],
  layout: 'auth',
  title: 'Get started',
  load: late('register'),
};

/** THE table: what an address shows, who may see it, and in which frame. A route that is not built is not here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    guards: ['auth'],
    layout: 'auth',
    title: 'Treatments',
    load: late('entry'),
  },
  {
    path: '/login',
    guards: ['auth'],
    layout: 'auth',
    title: 'Sign in',
    // Painted before script, so it is there when script starts.
    load: () => Promise.resolve(LoginScreen),
  },
  {
    path: '/user/subscriptions',
    guards: ['activeUser'],
    layout: 'account',
    title: 'Your subscriptions',
    load: late('subscriptions'),
  },
  {
    path: '/user/subscriptions/:id',
    guards: ['activeUser'],
    layout: 'account',
    title: 'Subscription',
    load: late('subscription'),
  },
  {
    path: '/user/new-subscription/:id?',
    guards: ['activeUser'],
    layout: 'account',
    title: 'New treatment',
    load: late('newSubscription'),
  },
  {
    path: '/steps',
    guards: ['registerUser'],
    layout: 'steps',
    title: 'Registration',
    load: late('steps'),
  },
  {
    path: '/thank-you',
    guards: ['registerUser'],
    layout: 'auth',
    title: 'Thank you',
    load: late('thankYou'),
  },
  {
    path: '/create-test-user-flow',
    guards: [],
    needs: 'testUsers',
    layout: 'testUser',
    title: 'Make a test patient',
    load: late('testUser'),
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
  load: late('notFound'),
};
