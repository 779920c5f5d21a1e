import { expect, test } from 'vitest';
import { createClient, type Subscription } from '@patient/api';
import { moveStep } from './stepper.ts';

const saved: Subscription = {
  _id: 's1',
  patientId: 'p1',
  productType: 'wl',
  status: 'in_progress',
  registrationStep: 'treatment',
  plan: { frequencyOfDelivery: 'quarterly', price: 53_700 },
};

/** A page that is one choice behind the service. */
const shown: Subscription = { ...saved, plan: { price: 19_900 } };

test('a move keeps the last choice, though the page has not shown it yet', async () => {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) =>
      Response.json({ data: [method === 'PATCH' ? { registrationStep: 'payment' } : saved] }),
  });
  expect(await moveStep(client, { subscription: shown, move: 'next' })).toEqual({
    ...saved,
    registrationStep: 'payment',
  });
});

test('a move that was made before the gateway failed is made', async () => {
  let step = 'treatment';
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) => {
      if (method !== 'PATCH') return Response.json({ data: [{ ...saved, registrationStep: step }] });
      step = 'payment';
      return Response.json({ message: 'Bad gateway' }, { status: 502 });
    },
  });
  const moved = await moveStep(client, { subscription: shown, move: 'next' });
  expect(moved.registrationStep).toBe('payment');
});

test('a move that the gateway lost fails with its reason', async () => {
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: async ({ method }) =>
      method === 'PATCH'
        ? Response.json({ message: 'Bad gateway' }, { status: 502 })
        : Response.json({ data: [saved] }),
  });
  await expect(moveStep(client, { subscription: shown, move: 'next' })).rejects.toMatchObject({
    status: 502,
  });
});
