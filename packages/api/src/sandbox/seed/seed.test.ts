import { expect, test } from 'vitest';
import { knownValues } from '../../generated/knownValues.ts';
import { signInRequest } from '../hosts/signIn.ts';
import type { Product, Subscription, User } from '../core/schema.ts';
import { NOW, quietSandbox, signedIn } from '../tests/support/patient.ts';
import { demoPassword, scenarioNamed, scenarios } from './scenarios/scenarios.ts';

const patients = scenarios.filter(({ role }) => role === 'patient');

test('every scenario has a unique name and a unique email at a reserved domain', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ email }) => email)).size).toBe(scenarios.length);
  for (const { email } of scenarios) expect(email).toMatch(/^[a-z.-]+@(patients|staff)\.example$/);
});

test.each(scenarios.map(({ name }) => name))(
  'every scenario: %s signs in with the shared password and returns valid data',
  async (name) => {
    const { call } = await signedIn(await quietSandbox(), name);
    const [me] = (await call<User>('GET', '/me')).data;
    expect(me?.email).toBe(scenarioNamed(name).email);
    const { role, registration } = scenarioNamed(name);
    const isPatient = role === 'patient' && registration !== 'none';
    expect(me?.patient !== undefined).toBe(isPatient);
    if (!isPatient) return;
    const { data } = await call<Subscription>('GET', `/api/subscriptions?patientId=patient-${name}`);
    expect(data).toHaveLength(scenarioNamed(name).subscriptions.length);
    for (const { _id } of data.slice(0, 6)) {
      expect((await call('GET', `/api/subscription/charges/${_id}?includeNext=true`)).status).toBe(200);
    }
    expect((await call('GET', '/api/notices')).status).toBe(200);
  },
);

test('every scenario does not sign in with another password', async () => {
  const sandbox = await quietSandbox();
  const response = await sandbox.fetch(
    signInRequest('http://sandbox.localhost/identity', 'demo@patients.example', `${demoPassword}!`),
  );
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: 'NotAuthorizedException' });
});

test('all scenarios together have the amount of the last bill from that bill', async () => {
  const { store } = await quietSandbox();
  const wrong = patients.flatMap(({ name }) =>
    store.list('subscriptions', `patient-${name}`).filter(({ _id, latestBilledAmount }) => {
      const billed = store.list('charges', _id).filter(({ status }) => /^(success|captured)$/.test(status));
      const last = billed.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? '')).at(-1);
      return last !== undefined && last.sum !== latestBilledAmount;
    }),
  );
  expect(wrong.map(({ _id, latestBilledAmount }) => [_id, latestBilledAmount])).toEqual([]);
});

test('all scenarios together have every known subscription status, and unknown ones', async () => {
  const sandbox = await quietSandbox();
  const found = patients.flatMap(({ name }) => sandbox.store.list('subscriptions', `patient-${name}`));
  const statuses = new Set(found.map(({ status }) => status));
  expect(knownValues.SubscriptionStatus.filter((status) => !statuses.has(status))).toEqual([]);
  const known: readonly (string | undefined)[] = knownValues.SubscriptionStatus;
  const unknown = [...statuses].filter((status) => !known.includes(status));
  expect(unknown).toContain(undefined);
  expect(unknown.length).toBeGreaterThan(1);
  expect(found.some(({ status, isApproved }) => status === 'pause' && isApproved)).toBe(true);
});

test('all scenarios together have a charge in every status', async () => {
  const { store } = await quietSandbox();
  const found = new Set(
    patients.flatMap(({ name }) =>
      store
        .list('subscriptions', `patient-${name}`)
        .flatMap(({ _id }) => store.list('charges', _id).map(({ status }) => status)),
    ),
  );
  // A hold is released when a patient cancels, which no seeded patient has to have done.
  const missing = knownValues.ChargeStatus.filter((status) => !found.has(status) && status !== 'released');
  expect(missing).toEqual([]);
});

test('all scenarios together have bills in the future and charges in the past, in order', async () => {
  const sandbox = await quietSandbox();
  for (const { name } of patients) {
    const records = sandbox.store.list('subscriptions', `patient-${name}`);
    const bills = records.flatMap(({ nextBillingDate }) => nextBillingDate ?? []);
    expect(bills.filter((bill) => Date.parse(bill) <= NOW)).toEqual([]);
    for (const { _id } of records) {
      const dates = sandbox.store.list('charges', _id).map(({ createdAt }) => createdAt ?? '');
      expect(dates).toEqual([...dates].sort());
      for (const date of dates) expect(Date.parse(date)).toBeLessThan(NOW);
    }
  }
});

test('all scenarios together have a separate charge for each order', async () => {
  const sandbox = await quietSandbox();
  for (const { name } of patients) {
    const orders = sandbox.store.list('orders', `patient-${name}`);
    expect(new Set(orders.map(({ chargeId }) => chargeId)).size).toBe(orders.length);
    for (const { subscriptionId, chargeId, createdAt } of orders)
      expect(sandbox.store.get('charges', subscriptionId, chargeId)?.createdAt).toBe(createdAt);
  }
});

test('all scenarios together have past notifications that refer to a record of the account', async () => {
  const { store } = await quietSandbox();
  for (const { name } of patients) {
    const patientId = `patient-${name}`;
    for (const { message, data, createdAt } of store.list('notifications', `user-${name}`)) {
      const { chatId, orderId, subscriptionId } = data ?? {};
      const about = chatId
        ? store.get('chats', patientId, chatId)
        : orderId
          ? store.get('orders', patientId, orderId)
          : store.get('subscriptions', patientId, subscriptionId ?? '');
      expect([name, message, about?._id]).toEqual([name, message, chatId ?? orderId ?? subscriptionId]);
      expect(/delivery|order|package/.test(message)).toBe(orderId !== undefined);
      expect(/answered your message/.test(message)).toBe(chatId !== undefined);
      // A relative day would be wrong a day after seeding.
      expect(message).not.toMatch(/\bin \d+ days\b/);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(NOW);
    }
  }
  expect(store.list('notifications', 'user-active')).toHaveLength(12);
});

test('all scenarios together have charges equal to the total of their items', async () => {
  const sandbox = await quietSandbox();
  for (const { name, subscriptions } of patients) {
    for (const { key } of subscriptions) {
      for (const { sum, invoiceItems = [] } of sandbox.store.list('charges', `${name}-${key}`)) {
        const total = invoiceItems.reduce((all, item) => all + (item.isNegative ? -item.sum : item.sum), 0);
        expect(total).toBe(sum);
      }
    }
  }
});

test('seeding is deterministic for the same clock', async () => {
  const [one, two] = await Promise.all([quietSandbox(), quietSandbox()]);
  for (const { name } of patients) {
    const owner = `patient-${name}`;
    expect(one.store.list('subscriptions', owner)).toEqual(two.store.list('subscriptions', owner));
  }
});

test('doses cost whole cents, and a special quarterly price is cheaper than three months', async () => {
  const { call } = await signedIn(await quietSandbox(), 'active');
  const products = (await call<Product>('GET', '/api/products')).data;
  const doses = products.flatMap(({ variations = [] }) =>
    variations.flatMap((variation) => variation.doses ?? []),
  );
  expect(doses.length).toBeGreaterThan(12);
  expect(doses.filter(({ price }) => !Number.isInteger(price))).toEqual([]);
  const quarterly = doses.flatMap(({ price, specialQuarterlyPrice: special }) =>
    special === undefined ? [] : [{ price, special }],
  );
  expect(quarterly.length).toBeGreaterThan(8);
  expect(quarterly.filter(({ price, special }) => special >= price * 3)).toEqual([]);
});
