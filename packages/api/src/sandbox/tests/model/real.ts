import { expect } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Product, Subscription } from '../../core/schema.ts';
import { type SignedIn, NOW, quietSandbox, signedIn } from '../support/patient.ts';
import { type Contract, billedAt, passUntil } from './contract.ts';
import { monthDayOf, monthsAfter } from './dates.ts';

/** Where a run of the model begins: a seeded patient whose first subscription has no loose ends. */
export interface Start {
  scenario: string;
  /** Periods of the pause it is in. */
  pausedFor?: number;
  /** Bills paid before its prescription, which patients don't see. */
  paidBefore?: number;
}

/** The sandbox, with the patient who acts. */
export interface Real {
  sandbox: Sandbox;
  patient: SignedIn;
  scenario: string;
  id: string;
  /** Milliseconds since 1970; moved by the commands. */
  now: number;
  /** The doses there are to choose from, the weakest first. */
  doses: readonly string[];
  /** Charges that were there before the first command. */
  chargesBefore: number;
}

const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

async function subscriptionOf({ patient, id }: Pick<Real, 'patient' | 'id'>): Promise<Subscription> {
  const subscription = await patient.subscription(id);
  if (subscription === undefined) throw new Error(`${id} is gone`);
  return subscription;
}

const chargesOf = async ({ patient, id }: Pick<Real, 'patient' | 'id'>): Promise<number> =>
  (await patient.call<Charge>('GET', `/api/subscription/charges/${id}`)).data.length;

const statuses = ['active', 'pause', 'pending', 'cancel', 'renewal'] as const;

/** Initial state that the patient sees, in the terms of the model. */
function contractFrom(subscription: Subscription, { pausedFor = 0, paidBefore = 0 }: Start): Contract {
  const { plan, status, skipPeriods: skipped = 0, nextBillingDate, expiredAt, pause } = subscription;
  const known = statuses.find((each) => each === status);
  if (known === undefined) throw new Error(`The model knows no '${status}'`);
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

/** A fresh sandbox, and the model of what its patient has. */
export async function begin(start: Start): Promise<{ model: Contract; real: Real }> {
  const time = { now: NOW };
  const sandbox = await quietSandbox({ clock: () => time.now, tokenLifetimeSeconds: 10 ** 9 });
  const patient = await signedIn(sandbox, start.scenario);
  const id = `${start.scenario}-1`;
  const subscription = await subscriptionOf({ patient, id });
  const products = (await patient.call<Product>('GET', '/api/products')).data;
  const variation = products
    .flatMap(({ variations = [] }) => variations)
    .find(({ _id }) => _id === subscription.plan?.variationId);
  const doses = (variation?.doses ?? []).toSorted((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
  const real: Real = Object.assign(time, {
    sandbox,
    patient,
    scenario: start.scenario,
    id,
    doses: doses.map(({ _id }) => _id),
    chargesBefore: (await chargesOf({ patient, id })) - (subscription.sequencePaymentPeriod ?? 0),
  });
  return { model: contractFrom(subscription, start), real };
}

export async function signInAgain(real: Real): Promise<void> {
  real.patient = await signedIn(real.sandbox, real.scenario);
}

/** Compares what the patient sees with the model. */
export async function agree(model: Contract, real: Real): Promise<void> {
  passUntil(model, real.now);
  const actual = await subscriptionOf(real);
  const next = model.status === 'active' ? billedAt(model) : model.pausedUntil;
  const rows: readonly (readonly [name: string, actual: unknown, wanted: unknown])[] = [
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
    .filter(([, is, wanted]) => is !== wanted)
    .map(([name, is, wanted]) => `${name} is ${String(is)}, not ${String(wanted)}`);
  expect(differences.join('; ')).toBe('');
}
