import { doseChangeJob } from '../../features/subscriptions/jobs/doseChange.ts';
import { reviewJob } from '../../features/subscriptions/jobs/review.ts';
import { longHistoryJob } from './longHistory.ts';
import type { SandboxStore } from '../../core/store.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import type { OrderRecord } from '../../features/orders/records.ts';
import type { JobType } from '../../core/jobs/job.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { isPaid } from '../../../model/payment/charges.ts';
import { addDays, isoOf } from '../../../model/dates.ts';
import { REVIEW_MS } from '../../features/subscriptions/rules/review.ts';
import type { Charge, Product, User } from '../../core/schema.ts';
import { seedCharges } from './charges.ts';
import { chargesOfEveryOrder, everyOrder, sortedByTime, ordersOf } from './orders.ts';
import { popularPlan } from './plans.ts';
import type { Scenario, SubscriptionSeed } from '../scenarios/scenario.ts';
import { withHistory } from './history.ts';
import { type SeedState, inState } from './states.ts';
import { withWeights } from './weights.ts';

/** Maximum number of subscriptions per patient with charges, as seeding hundreds would slow down all stories. */
const MAX_WITH_CHARGES = 12;

const DAYS_SINCE_REGISTRATION = 110;

const stepsOrder = ['globalQuestions', 'questions', 'treatment', 'payment', 'photo', 'summary', 'done'];

/** Pending job of a doctor, by state. */
const pendingJobs: Partial<Record<SeedState, JobType>> = {
  pending: reviewJob,
  preScreened: reviewJob,
  doseAsked: doseChangeJob,
};

function subscriptionOf(
  seed: SubscriptionSeed,
  scenario: Scenario,
  products: readonly Product[],
  now: number,
): SubscriptionRecord {
  const { key, type, state, delivery = 'monthly', weights } = seed;
  const registered: SubscriptionRecord = {
    _id: `${scenario.name}-${key}`,
    productType: type,
    patientId: `patient-${scenario.name}`,
    plan: popularPlan(products, type, delivery),
    registrationStep: 'done',
    registrationStepsOrder: stepsOrder,
    registrationDoneDate: addDays(isoOf(now), -DAYS_SINCE_REGISTRATION),
  };
  const patientName = `${scenario.firstName} ${scenario.lastName}`.trim();
  const record = withHistory(inState(state, registered, now), state, { patientName, now });
  return weights === undefined ? record : withWeights(record, weights, patientName);
}

/** Subscription with the amount of its last bill, which has a coupon or another dose than the plan. */
function withLatestBill(record: SubscriptionRecord, charges: readonly Charge[]): SubscriptionRecord {
  const last = charges.findLast(isPaid);
  return record.latestBilledAmount === undefined || last === undefined
    ? record
    : { ...record, latestBilledAmount: last.sum };
}

/** Stores the subscriptions of a scenario, with their charges, orders and pending decisions. */
export function seedSubscriptions(
  store: SandboxStore,
  scenario: Scenario,
  { user, products, now }: { user: User; products: readonly Product[]; now: number },
): void {
  const patientId = `patient-${scenario.name}`;
  const orders: OrderRecord[] = [];
  const creditCard = user.patient?.creditCard;
  const paidWith = creditCard === undefined ? {} : { creditCard };
  for (const [position, seed] of scenario.subscriptions.entries()) {
    const record = subscriptionOf(seed, scenario, products, now);
    const isEvery = seed.state === 'everyOrder';
    const billed = position < MAX_WITH_CHARGES ? seedCharges({ ...record, ...paidWith }, seed.state) : [];
    const charges = isEvery ? chargesOfEveryOrder(billed, now) : billed;
    store.put('subscriptions', patientId, record._id, withLatestBill(record, charges));
    for (const charge of charges) store.put('charges', record._id, charge._id, charge);
    const sent = ordersOf(record._id, charges, user.patient?.shipping);
    orders.push(...(isEvery ? everyOrder(sent) : sent));
    const job = pendingJobs[seed.state];
    if (job) schedule({ store }, patientId, job, { about: record._id, dueAt: now + REVIEW_MS });
  }
  for (const order of sortedByTime(orders)) store.put('orders', patientId, order._id, order);
  if (scenario.hasLongHistory) {
    schedule({ store }, patientId, longHistoryJob, { about: scenario.name, dueAt: now });
  }
  const { keptCoupon: code } = scenario;
  if (code !== undefined) store.put('keptCoupons', patientId, code, { code, keptAt: isoOf(now) });
}
