import { longChatJob } from './chats/longChat.ts';
import { SHARED } from '../core/collections.ts';
import type { SandboxStore } from '../core/store.ts';
import { schedule } from '../core/jobs/schedule.ts';
import { failingCard, masked } from '../vendors/cards/cards.ts';
import { isoOf } from '../../model/dates.ts';
import { type Product, type User } from '../core/schema.ts';
import { seedAddons } from './addons.ts';
import { seedConversation } from './chats/chats.ts';
import { seedSubscriptions } from './subscriptions/subscriptions.ts';
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
  /** Reference time of all dates, milliseconds since 1970. */
  now: number;
  /** Base path of the service, for pictures. */
  publicPath: string;
}

/** Fills an empty store. */
export type Seed = (store: SandboxStore, options: SeedOptions) => void;

function seedConversations(
  store: SandboxStore,
  { name, conversations = [], hasLongChat = false }: Scenario,
  now: number,
) {
  for (const conversation of conversations) {
    const about =
      conversation.about && store.get('subscriptions', `patient-${name}`, `${name}-${conversation.about}`);
    const variationName = (about && about.plan?.variationName) ?? 'Support';
    seedConversation(store, conversation, { scenario: name, variationName, today: isoOf(now) });
  }
  if (hasLongChat) schedule({ store }, `patient-${name}`, longChatJob, { about: name, dueAt: now });
}

/** Account of a scenario, with the failing card if it has one. */
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
  seedSubscriptions(store, scenario, { user, products, now });
  if (scenario.subscriptions.length > 0) seedGlobalAnswers(store, user);
  seedVisit(store, scenario, { now, products });
  seedConversations(store, scenario, now);
  const owner = { userId: user._id, patientId: `patient-${scenario.name}` };
  for (const notification of seedNotifications(store, owner, now)) {
    store.put('notifications', user._id, notification._id, notification);
  }
}

/** Seeds the patients of `scenarios`, the products and the configuration. */
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

/** Fills a store and marks it as seeded, atomically. */
export function fillStore(store: SandboxStore, seed: Seed, options: SeedOptions): void {
  store.transaction(() => {
    seed(store, options);
    store.put('seeds', SHARED, 'first', { seededAt: isoOf(options.now) });
  });
}
