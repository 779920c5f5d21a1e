import { expect } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Product, Subscription } from '../../core/schema.ts';
import { type SignedIn, NOW, quietSandbox, signedIn } from '../support/patient.ts';
import { type Contract, billedAt, processUntil } from './contract.ts';
import { monthDayOf, monthsAfter } from './dates.ts';

/** Initial state of a run: a seeded patient without pending changes or reviews. */
export interface StartState {
  scenario: string;
  /** Periods of the current pause. */
  pausedFor?: number;
  /** Bills paid before the current prescription, which responses don't contain. */
  paidBefore?: number;
}

/** The sandbox and its signed-in patient. */
export interface Real {
  sandbox: Sandbox;
  patient: SignedIn;
  scenario: string;
  id: string;
  /** Milliseconds since 1970; moved by the commands. */
  now: number;
  /** Available doses, weakest first. */
  doses: readonly string[];
  /** Number of charges that don't belong to paid bills. */
  chargesBefore: number;
}

const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

async function subscriptionOf({ patient, id }: Pick<Real, 'patient' | 'id'>): Promise<Subscription> {
  const subscription = await patient.subscription(id);
  if (subscription === undefined) throw new Error(`${id} not found`);
  return subscription;
}

const chargesOf = async ({ patient, id }: Pick<Real, 'patient' | 'id'>): Promise<number> =>
  (await patient.call<Charge>('GET', `/api/subscription/charges/${id}`)).data.length;

const statuses = ['active', 'pause', 'pending', 'cancel', 'renewal'] as const;

/** Converts the initial subscription to the model. */
function contractFrom(subscription: Subscription, { pausedFor = 0, paidBefore = 0 }: StartState): Contract {
  const { plan, status, skipPeriods: skipped = 0, nextBillingDate, expiredAt, pause } = subscription;
  const known = statuses.find((each) => each === status);
  if (known === undefined) throw new Error(`The model does not support the status '${status}'`);
  const months = plan?.frequencyOfDelivery === 'quarterly' ? 3 : 1;
  const next = nextBillingDate === undefined ? undefined : monthDayOf(Date.parse(nextBillingDate));
  const bill = next && monthsAfter(next, -(skipped + pausedFor) * months);
  return {
    status: known,
    months,
    bill,
    billDay: bill?.day ?? (expiredAt === undefined ? undefined : monthDayOf(Date.parse(expiredAt)).day),
    skipped,
    pausedUntil: pause?.until === undefined ? undefined : Date.parse(pause.until),
    paidUntil: expiredAt === undefined ? undefined : Date.parse(expiredAt),
    paid: subscription.sequencePaymentPeriod ?? 0,
    paidBefore,
    isRenewalDue: subscription.renewal ?? false,
    isApproved: subscription.isApproved ?? false,
    review: 'approved',
    reviewAt: undefined,
    change: undefined,
    changeAt: undefined,
    dose: plan?.doseId ?? '',
  };
}

/** Creates a sandbox and the model of its patient's subscription. */
export async function start(state: StartState): Promise<{ model: Contract; real: Real }> {
  const time = { now: NOW };
  const sandbox = await quietSandbox({ clock: () => time.now, tokenLifetimeSeconds: 10 ** 9 });
  const patient = await signedIn(sandbox, state.scenario);
  const id = `${state.scenario}-1`;
  const subscription = await subscriptionOf({ patient, id });
  const products = (await patient.call<Product>('GET', '/api/products')).data;
  const variation = products
    .flatMap(({ variations = [] }) => variations)
    .find(({ _id }) => _id === subscription.plan?.variationId);
  const doses = (variation?.doses ?? []).toSorted((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
  const real: Real = Object.assign(time, {
    sandbox,
    patient,
    scenario: state.scenario,
    id,
    doses: doses.map(({ _id }) => _id),
    chargesBefore: (await chargesOf({ patient, id })) - (subscription.sequencePaymentPeriod ?? 0),
  });
  return { model: contractFrom(subscription, state), real };
}

export async function signInAgain(real: Real): Promise<void> {
  real.patient = await signedIn(real.sandbox, real.scenario);
}

/** Expects the subscription to have the state of the model. */
export async function expectSameState(model: Contract, real: Real): Promise<void> {
  processUntil(model, real.now);
  const actual = await subscriptionOf(real);
  const next = model.status === 'active' ? billedAt(model) : model.pausedUntil;
  const rows: readonly (readonly [name: string, actual: unknown, expected: unknown])[] = [
    ['status', actual.status, model.status],
    ['isApproved', actual.isApproved, model.isApproved],
    ['nextBillingDate', actual.nextBillingDate, iso(next)],
    ['skipPeriods', actual.skipPeriods ?? 0, model.skipped],
    ['pause.until', actual.pause?.until, iso(model.pausedUntil)],
    ['expiredAt', actual.status === 'cancel' ? actual.expiredAt : undefined, iso(model.paidUntil)],
    ['sequencePaymentPeriod', actual.sequencePaymentPeriod, model.paid],
    ['renewal', actual.renewal ?? false, model.isRenewalDue],
    ['modifyRequest.status', actual.modifyRequest?.status, model.change?.state],
    ['plan.doseId', actual.plan?.doseId, model.dose],
    ['charges', (await chargesOf(real)) - real.chargesBefore, model.paid],
  ];
  const differences = rows
    .filter(([, is, expected]) => is !== expected)
    .map(([name, is, expected]) => `${name} is ${String(is)}, not ${String(expected)}`);
  expect(differences.join('; ')).toBe('');
}
