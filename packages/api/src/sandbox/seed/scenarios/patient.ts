import type { Delivery } from '../../features/treatment/rules/pricing.ts';
import type { ProductType } from '../../core/schema.ts';
import type { Scenario, SubscriptionSeed } from './scenario.ts';
import type { SeedState } from '../subscriptions/states.ts';

/** Account of a patient, with an email made from its names. */
export const patient = (
  name: string,
  firstName: string,
  lastName: string,
  description: string,
  subscriptions: readonly SubscriptionSeed[],
  registration: Scenario['registration'] = 'active',
): Scenario => ({
  name,
  email: `${firstName.toLowerCase()}.${name}@patients.example`,
  firstName,
  lastName,
  description,
  role: 'patient',
  registration,
  subscriptions,
});

/** One subscription with the key '1'. */
export const one = (state: SeedState, type: ProductType, delivery?: Delivery): SubscriptionSeed[] => [
  { key: '1', state, type, ...(delivery && { delivery }) },
];
