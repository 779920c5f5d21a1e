import type { ProductType } from '../../core/schema.ts';
import type { Delivery } from '../../features/treatment/rules/pricing.ts';
import type { SeedState } from '../subscriptions/states.ts';
import type { Conversation } from '../chats/conversations.ts';
import type { VisitSeed } from './visitSeed.ts';

/** Subscription of a seeded patient; its id is `<scenario>-<key>`. */
export interface SubscriptionSeed {
  key: string;
  state: SeedState;
  type: ProductType;
  delivery?: Delivery;
  /** Answered weights, pounds. */
  weights?: readonly [registration: number, ...followUps: number[]];
}

/** Seeded account for one situation. */
export interface Scenario {
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Description of what the account shows. */
  description: string;
  /** Role of the account; only patients can use the app. */
  role: 'patient' | 'doctor';
  /** Registration status of the patient; `none` for an account without a patient record. */
  registration: 'active' | 'register' | 'none';
  subscriptions: readonly SubscriptionSeed[];
  /** Name of the avatar (pictures/people.ts). */
  picture?: string;
  conversations?: readonly Conversation[];
  /** Progress of the questionnaires of the first subscription. */
  visit?: VisitSeed;
  /** Whether there are 500 orders, which are written on the first request of the patient. */
  hasLongHistory?: boolean;
  /** Whether the card on file is declined for every bill. */
  hasFailingCard?: boolean;
  /** Code of a coupon applied at sign-in. */
  keptCoupon?: string;
  /** Whether there is a chat of 10,000 messages, which is written on the first request of the patient. */
  hasLongChat?: boolean;
}
