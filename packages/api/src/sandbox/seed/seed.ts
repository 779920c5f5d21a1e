import type { SandboxStore } from '../store/sandboxStore.ts';
import { addDays, isoOf } from '../rules/dates.ts';
import { schedule } from '../passing/tasks.ts';
import { NOBODY, type Product, type SubscriptionRecord } from '../schema.ts';
import { seedCharges } from './charges.ts';
import { seedTalk } from './chats.ts';
import { seedDoctors } from './doctors.ts';
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

function seedTalks(store: SandboxStore, { name, talks = [], hasLongTalk = false }: Scenario, now: number) {
  for (const talk of talks) {
    const about = talk.about && store.get('subscriptions', `patient-${name}`, `${name}-${talk.about}`);
    const variationName = (about && about.plan?.variationName) ?? 'Support';
    seedTalk(store, talk, { scenario: name, variationName, today: isoOf(now) });
  }
  if (hasLongTalk) schedule({ store }, `patient-${name}`, { kind: 'longTalk', about: name, dueAt: now });
}

function seedScenario(
  store: SandboxStore,
  scenario: Scenario,
  index: number,
  products: Product[],
  { now, publicPath }: SeedOptions,
) {
  const user = seedUser(scenario, index, publicPath);
  store.put('users', user._id, user._id, user);
  if (user.patient) store.put('patients', NOBODY, user.patient._id, { userId: user._id });
  store.put('accounts', NOBODY, scenario.email, { email: scenario.email, sub: user._id });
  for (const [position, sketch] of scenario.subscriptions.entries()) {
    const record = subscriptionOf(sketch, scenario, products, now);
    store.put('subscriptions', record.patientId, record._id, record);
    const charges = position < WITH_CHARGES ? seedCharges(record, sketch.state) : [];
    for (const charge of charges) store.put('charges', record._id, charge._id, charge);
  }
  seedTalks(store, scenario, now);
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
  for (const doctor of seedDoctors(isoOf(now), publicPath)) store.put('doctors', NOBODY, doctor._id, doctor);
  const verification = 'STRIPE_VERIFICATION_ENABLE';
  store.put('config', NOBODY, verification, { name: verification, value: false });
  scenarios.forEach((scenario, index) => seedScenario(store, scenario, index, products, { now, publicPath }));
};
