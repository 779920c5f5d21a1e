import { describe, expect, test } from 'vitest';
import { quietSandbox, signedIn } from '../../tests/support/patient.ts';

describe('the lists', () => {
  test.each([
    ['states', 51, 'Alabama'],
    ['area-codes', 378, '205 Alabama'],
    ['conditions', 45, 'High blood pressure'],
    ['allergies', 22, 'Penicillin'],
    ['medicines', 43, 'Acetaminophen'],
  ])('the lists of suggestions: %s has %i entries, each once', async (type, count, first) => {
    const { call } = await signedIn(await quietSandbox(), 'active');
    const { data } = await call<{ _id: string; name: string }>('GET', `/get-${type}`);
    expect(data).toHaveLength(count);
    expect(new Set(data.map(({ _id }) => _id)).size).toBe(count);
    expect(data[0]?.name).toBe(first);
  });

  test.each([
    ['states?search=new', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
    ['states?search=or', ['Oregon']],
    ['area-codes?search=503', ['503 Oregon']],
    ['area-codes?search=vermont', ['802 Vermont']],
    ['conditions?search=thyroid', ['Underactive thyroid', 'Overactive thyroid', 'Thyroid cancer']],
    ['conditions?search=e11', ['Type 2 diabetes']],
    ['allergies?search=s&system=food', ['Soy', 'Shellfish', 'Sesame']],
    ['medicines?search=sem&system=rxnorm', ['Semaglutide']],
    ['medicines?search=sem&system=ICD-10-CM', []],
    ['medicines?search=.*', []],
  ])('the lists of suggestions: %s finds %j', async (query, names) => {
    const { call } = await signedIn(await quietSandbox(), 'active');
    const { data } = await call<{ name: string }>('GET', `/get-${query}`);
    expect(data.map(({ name }) => name)).toEqual(names);
  });

  test('an unknown list is a 404', async () => {
    const { call } = await signedIn(await quietSandbox(), 'active');
    expect(await call('GET', '/get-secrets')).toMatchObject({
      status: 404,
      message: 'There is no such list',
    });
  });

  test('the lists of suggestions do not shadow the operations with fixed paths', async () => {
    const { call } = await signedIn(await quietSandbox(), 'active');
    expect((await call<string>('GET', '/get-enabled-states')).data).toContain('OR');
    expect((await call('GET', '/get-config?config=STRIPE_PUBLISHABLE_KEY')).data).toEqual([
      { name: 'STRIPE_PUBLISHABLE_KEY', value: null },
    ]);
    expect((await call('GET', '/get-config?config=NOTHING')).status).toBe(404);
  });
});
