import type { Domain } from '../context.ts';
import { charges } from './charges.ts';
import { config } from './config.ts';
import { notices } from './notices.ts';
import { products } from './products.ts';
import { subscriptionActions } from './subscriptionActions.ts';
import { subscriptions } from './subscriptions.ts';
import { user } from './user.ts';

/** Every domain, in the order of registration: a fixed path goes before one with a parameter in its place. */
export const domains: readonly Domain[] = [
  user,
  subscriptionActions,
  charges,
  subscriptions,
  products,
  notices,
  config,
];
