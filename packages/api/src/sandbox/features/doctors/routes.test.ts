import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Doctor } from '../../core/schema.ts';
import { type SignedIn, quietSandbox, signedIn } from '../../tests/support/patient.ts';

describe('doctors', () => {
  let sandbox: Sandbox;
  let maya: SignedIn;
  beforeEach(async () => {
    sandbox = await quietSandbox();
    maya = await signedIn(sandbox, 'demo');
  });
  afterEach(() => sandbox.store.close());

  const ids = async (path: string) => (await maya.call<Doctor>('GET', path)).data.map(({ _id }) => _id);

  test('doctors are listed in pages', async () => {
    const all = await ids('/api/doctors?limit=100');
    const limit = all.length - 2;
    const { data, raw } = await maya.call<Doctor>('GET', `/api/doctors?limit=${limit}&page=2`);
    expect(data.map(({ _id }) => _id)).toEqual(all.slice(-2));
    expect(await raw.json()).toMatchObject({ pagination: { page: 2, limit, total: all.length } });
  });

  test.each([
    ['ag', 'WI'],
    ['ed', 'TX'],
  ])('filtered by product %s and state %s are those with a license', async (product, state) => {
    const { data } = await maya.call<Doctor>('GET', '/api/doctors?limit=100');
    const licensed = data.filter(({ licenses = [] }) =>
      licenses.some((license) => license.state === state && license.product === product),
    );
    const found = licensed.map(({ _id }) => _id);
    expect(found).toContain('doctor-lee');
    expect(found.length).toBeLessThan(data.length);
    expect(await ids(`/api/doctors?product=${product}&state=${state}`)).toEqual(found);
  });

  test.each(['state=AK', 'status=inactive'])('filtered by %s are none', async (filters) => {
    expect(await ids(`/api/doctors?${filters}`)).toEqual([]);
  });

  test('doctors have a name, picture, degrees and licenses, and no private fields', async () => {
    const [doctor] = (await maya.call<Doctor>('GET', '/api/doctor/doctor-lee')).data;
    expect(doctor).toMatchObject({
      suffix: 'MD',
      photo: '/service/pictures/doctor-lee.svg',
      user: { firstName: 'Lena', lastName: 'Lee' },
      medicalDegree: [{ degree: 'BS in Biology' }, { degree: 'MD' }],
    });
    for (const secret of ['personalEmail', 'birthDate', 'address', 'zipCode']) {
      expect(doctor).not.toHaveProperty(secret);
    }
    expect((await maya.call('GET', '/api/doctor/doctor-who')).status).toBe(404);
  });

  test.each([
    ['subscriptionId=demo-active', ['doctor-lee']],
    ['product=ag', ['doctor-lee']],
    ['', ['doctor-lee']],
    ['subscriptionId=demo-review', []],
    ['subscriptionId=demo-active&product=ed', []],
    ['subscriptionId=demo-active&status=inactive', []],
    ['product=hl', []],
    ['subscriptionId=active-1', []],
  ])('assigned with %j: %j', async (query, found) => {
    const { status, data } = await maya.call<Doctor>('GET', `/api/assigned-doctor?${query}`);
    expect(data.map(({ _id }) => _id)).toEqual(found);
    expect(status).toBe(found.length > 0 ? 200 : 404);
  });
});
