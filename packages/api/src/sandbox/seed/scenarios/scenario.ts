import type { ProductType } from '../../core/schema.ts';
import type { Delivery } from '../../features/treatment/rules/pricing.ts';
import type { SeedState } from '../subscriptions/states.ts';
import type { Talk } from '../chats/talks.ts';
import type { VisitSeed } from './visitSeed.ts';

/** One subscription of a seeded patient; its id is `<scenario>-<key>`. */
export interface SubscriptionSeed {
  key: string;
  state: SeedState;
  type: ProductType;
  delivery?: Delivery;
}

/** A seeded account that shows one thing. */
export interface Scenario {
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What is to be seen when signed in. */
  description: string;
  /** The first one decides who may use the app. */
  role: 'patient' | 'doctor';
  /** Registration status of the patient; `none` is an account that has signed up and is no patient yet. */
  registration: 'active' | 'register' | 'none';
  subscriptions: readonly SubscriptionSeed[];
  /** Name of the drawing that is the avatar (pictures/people.ts). */
  picture?: string;
  talks?: readonly Talk[];
  /** How far the visit of the first subscription has come. */
  visit?: VisitSeed;
  /** Has 500 orders, which are written when the patient first asks for anything. */
  hasLongHistory?: boolean;
  /** Has the card on file that fails every bill. */
  hasFailingCard?: boolean;
  /** Code of a coupon brought along at sign-in. */
  keptCoupon?: string;
  /** Has the chat of 10,000 messages, which is written when the patient first asks for anything. */
  hasLongTalk?: boolean;
}
