import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withContract } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Notification, Product } from '../../core/schema.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

describe('lists', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
  });
  afterEach(() => sandbox.store.close());

  describe('charges', () => {
    test('charges are the past ones, and the next one with includeNext', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const path = '/api/subscription/charges/active-1';
      const past = (await call<Charge>('GET', path)).data;
      expect(past.map(({ status }) => status)).toEqual(['success', 'success', 'success', 'captured']);
      const all = (await call<Charge>('GET', `${path}?includeNext=true`)).data;
      expect(all.slice(0, -1)).toEqual(past);
      expect(all.at(-1)).toMatchObject({
        status: 'pending',
        createdAt: '2026-03-30T18:00:00.000Z',
        sum: 3200,
      });
    });

    test('charges have a next one that moves with a pause and disappears with a cancellation', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const next = async () =>
        (await call<Charge>('GET', '/api/subscription/charges/active-1?includeNext=true')).data.find(
          ({ status }) => status === 'pending',
        )?.createdAt;
      await call('PATCH', '/api/subscription/pause/active-1');
      expect(await next()).toBe('2026-04-30T18:00:00.000Z');
      await call('PATCH', '/api/subscription/cancel/active-1');
      expect(await next()).toBeUndefined();
    });
  });

  test('products are those of a type, or all, with generated pictures', async () => {
    const { call } = await signedIn(sandbox, 'active');
    const wl = (await call<Product>('GET', '/api/products?productType=wl')).data;
    expect(wl.map(({ productType }) => productType)).toEqual(['wl']);
    const all = (await call<Product>('GET', '/api/products')).data;
    expect(all.map(({ productType }) => productType)).toEqual(['ed', 'hl', 'wl', 'ag']);
    for (const { mainImgUrl } of all) {
      const picture = await sandbox.fetch(new Request(`http://sandbox.localhost${mainImgUrl}`));
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg [\s\S]*<\/svg>$/);
    }
  });

  test("notifications are newest first, in pages; the patient's own change adds a read one", async () => {
    const { call } = await signedIn(sandbox, 'active');
    const page = async (query: string) => call<Notification>('GET', `/api/notices${query}`);
    const first = await page('?limit=10&page=1');
    const second = await page('?limit=10&page=2');
    expect([first.data.length, second.data.length]).toEqual([10, 2]);
    const dates = [...first.data, ...second.data].map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().toReversed());
    expect(await first.raw.json()).toMatchObject({
      pagination: { page: 1, limit: 10, total: 12 },
      unread: 3,
    });
    await call('PATCH', '/api/subscription/pause/active-1');
    const after = await page('');
    expect(after.data[0]).toMatchObject({
      message: 'You paused Sildenafil until Apr 30, 2026.',
      hasRead: true,
    });
    expect(await after.raw.json()).toMatchObject({ pagination: { total: 13 }, unread: 3 });
  });

  test('configuration, states and the check of an email need no sign-in', async () => {
    const fetch = withContract(sandbox.fetch);
    const data = async (path: string) => {
      const body: { data: unknown[] } = await (await fetch(requestTo(path))).json();
      return body.data;
    };
    expect(await data('/get-config?config=STRIPE_VERIFICATION_ENABLE')).toEqual([
      { name: 'STRIPE_VERIFICATION_ENABLE', value: false },
    ]);
    expect((await fetch(requestTo('/get-config?config=NONE'))).status).toBe(404);
    expect(await data('/get-enabled-states')).toHaveLength(48);
    const exists = '/api/check-exist-cognito-user?email=';
    expect(await data(`${exists}Demo@patients.example`)).toEqual([{ redirect: '/login' }]);
    expect(await data(`${exists}nobody@patients.example`)).toEqual([{ redirect: null }]);
  });
});
