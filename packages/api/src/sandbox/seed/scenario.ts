import type { ProductType } from '../schema.ts';
import type { Delivery } from '../rules/pricing.ts';
import type { SeedState } from './states.ts';

/** One subscription of a seeded patient; its id is `<scenario>-<key>`. */
export interface SubscriptionSketch {
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
  /** Registration status of the patient. */
  registration: 'active' | 'register';
  subscriptions: readonly SubscriptionSketch[];
}
