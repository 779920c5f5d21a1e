import type { SandboxStore } from '../store/sandboxStore.ts';
import { addDays, isoOf } from '../rules/dates.ts';
import { NOBODY, type Product, type SubscriptionRecord } from '../schema.ts';
import { seedCharges } from './charges.ts';
import { seedNotifications } from './notifications.ts';
import { popularPlan } from './plans.ts';
import { seedProducts } from './products/index.ts';
import type { Scenario, SubscriptionSketch } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { inState } from './states.ts';
import { seedUser } from './users.ts';

export interface SeedOptions {
  /** Milliseconds since 1970; dates are set around it. */
  now: number;
  /** The path under which the service is mounted, for pictures. */
  publicPath: string;
}

/** Fills an empty store. */
export type Seed = (store: SandboxStore, options: SeedOptions) => void;

/** Subscriptions of one patient that have charges; seeding hundreds would cost every story its time. */
const WITH_CHARGES = 12;

const DAYS_SINCE_REGISTRATION = 110;

const stepsOrder = ['globalQuestions', 'questions', 'treatment', 'payment', 'photo', 'summary', 'done'];

function subscriptionOf(
  sketch: SubscriptionSketch,
  scenario: Scenario,
  products: readonly Product[],
  now: number,
): SubscriptionRecord {
  const { key, type, state, delivery = 'monthly' } = sketch;
  const registered: SubscriptionRecord = {
    _id: `${scenario.name}-${key}`,
    productType: type,
    patientId: `patient-${scenario.name}`,
    plan: popularPlan(products, type, delivery),
    registrationStep: 'done',
    registrationStepsOrder: stepsOrder,
    registrationDoneDate: addDays(isoOf(now), -DAYS_SINCE_REGISTRATION),
  };
  return inState(state, registered, now);
}

function seedScenario(
  store: SandboxStore,
  scenario: Scenario,
  index: number,
  products: Product[],
  now: number,
) {
  const user = seedUser(scenario, index);
  store.put('users', user._id, user._id, user);
  if (user.patient) store.put('patients', NOBODY, user.patient._id, { userId: user._id });
  store.put('accounts', NOBODY, scenario.email, { email: scenario.email, sub: user._id });
  for (const [position, sketch] of scenario.subscriptions.entries()) {
    const record = subscriptionOf(sketch, scenario, products, now);
    store.put('subscriptions', record.patientId, record._id, record);
    const charges = position < WITH_CHARGES ? seedCharges(record, sketch.state) : [];
    for (const charge of charges) store.put('charges', record._id, charge._id, charge);
  }
  const first = scenario.subscriptions[0];
  if (first === undefined) return;
  for (const notification of seedNotifications(user._id, `${scenario.name}-${first.key}`, now)) {
    store.put('notifications', user._id, notification._id, notification);
  }
}

/** The believable patients of `scenarios`, the products and the configuration. */
export const seedScenarios: Seed = (store, { now, publicPath }) => {
  const products = seedProducts(publicPath);
  for (const product of products) store.put('products', NOBODY, product._id, product);
  const verification = 'STRIPE_VERIFICATION_ENABLE';
  store.put('config', NOBODY, verification, { name: verification, value: false });
  scenarios.forEach((scenario, index) => seedScenario(store, scenario, index, products, now));
};
