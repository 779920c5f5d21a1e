import { longChatJob } from './chats/longTalk.ts';
import { SHARED } from '../core/collections.ts';
import type { SandboxStore } from '../core/store.ts';
import { schedule } from '../core/jobs/schedule.ts';
import { failingCard, masked } from '../vendors/cards/cards.ts';
import { isoOf } from '../../model/dates.ts';
import { type Product, type User } from '../core/schema.ts';
import { seedAddons } from './addons.ts';
import { seedTalk } from './chats/chats.ts';
import { seedContracts } from './subscriptions/subscriptions.ts';
import { seedCoupons } from './coupons.ts';
import { seedDoctors } from './doctors.ts';
import { seedNotifications } from './notifications.ts';
import { seedProducts } from './products/index.ts';
import { seedQuestionnaires } from './questionnaires/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { demoPassword, scenarios } from './scenarios/scenarios.ts';
import { seedUser } from './users.ts';
import { seedGlobalAnswers, seedVisit } from './visits.ts';

export interface SeedOptions {
  /** Milliseconds since 1970; dates are set around it. */
  now: number;
  /** The path under which the service is mounted, for pictures. */
  publicPath: string;
}

/** Fills an empty store. */
export type Seed = (store: SandboxStore, options: SeedOptions) => void;

function seedTalks(store: SandboxStore, { name, talks = [], hasLongTalk = false }: Scenario, now: number) {
  for (const talk of talks) {
    const about = talk.about && store.get('subscriptions', `patient-${name}`, `${name}-${talk.about}`);
    const variationName = (about && about.plan?.variationName) ?? 'Support';
    seedTalk(store, talk, { scenario: name, variationName, today: isoOf(now) });
  }
  if (hasLongTalk) schedule({ store }, `patient-${name}`, longChatJob, { about: name, dueAt: now });
}

/** The account, with the card that fails where the scenario says so. */
function userOf(scenario: Scenario, index: number, publicPath: string): User {
  const user = seedUser(scenario, index, publicPath);
  if (!scenario.hasFailingCard || user.patient === undefined) return user;
  return { ...user, patient: { ...user.patient, creditCard: masked(failingCard) } };
}

function seedScenario(
  store: SandboxStore,
  scenario: Scenario,
  index: number,
  products: Product[],
  { now, publicPath }: SeedOptions,
) {
  const user = userOf(scenario, index, publicPath);
  store.put('accounts', SHARED, scenario.email, {
    email: scenario.email,
    sub: user._id,
    password: demoPassword,
  });
  if (scenario.registration === 'none') return;
  store.put('users', user._id, user._id, user);
  if (user.phone !== undefined) store.put('phones', SHARED, user.phone, { userId: user._id });
  if (user.patient) store.put('patients', SHARED, user.patient._id, { userId: user._id });
  seedContracts(store, scenario, { user, products, now });
  if (scenario.subscriptions.length > 0) seedGlobalAnswers(store, user);
  seedVisit(store, scenario, { now, products });
  seedTalks(store, scenario, now);
  const owner = { userId: user._id, patientId: `patient-${scenario.name}` };
  for (const notification of seedNotifications(store, owner, now)) {
    store.put('notifications', user._id, notification._id, notification);
  }
}

/** The believable patients of `scenarios`, the products and the configuration. */
export const seedScenarios: Seed = (store, { now, publicPath }) => {
  const products = seedProducts(publicPath);
  for (const product of products) store.put('products', SHARED, product._id, product);
  for (const [name, questions] of seedQuestionnaires) {
    for (const question of questions) store.put('questions', name, question._id, question);
  }
  for (const doctor of seedDoctors(isoOf(now), publicPath)) store.put('doctors', SHARED, doctor._id, doctor);
  for (const coupon of seedCoupons(now)) store.put('coupons', SHARED, coupon.name, coupon);
  for (const addon of seedAddons(publicPath)) store.put('addons', SHARED, addon._id, addon);
  const verification = 'STRIPE_VERIFICATION_ENABLE';
  store.put('config', SHARED, verification, { name: verification, value: false });
  scenarios.forEach((scenario, index) => seedScenario(store, scenario, index, products, { now, publicPath }));
};

/** Fills a store and marks it as filled, atomically. */
export function fillStore(store: SandboxStore, seed: Seed, options: SeedOptions): void {
  store.transaction(() => {
    seed(store, options);
    store.put('seeds', SHARED, 'first', { seededAt: isoOf(options.now) });
  });
}
