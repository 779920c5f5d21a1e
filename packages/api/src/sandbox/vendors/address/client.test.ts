import { expect, test } from 'vitest';
import { createAddressClient } from '../../../client/address/index.ts';
import { withContract } from '../../http/contract/index.ts';
import { quietSandbox } from '../../tests/support/patient.ts';

async function client() {
  const sandbox = await quietSandbox();
  const checked = withContract(sandbox.fetch);
  const fetch = async (request: Request) => {
    const response = await checked(request);
    // Like a host with a dropped connection.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return {
    sandbox,
    ...createAddressClient({ baseUrl: 'http://sandbox.localhost/service/address', key: 'k', fetch }),
  };
}

test('an address is suggested, then verified without and with its unit', async () => {
  const { suggest, verify } = await client();
  const [first] = await suggest('418 maple', { filter: 'OR' });
  expect(first).toMatchObject({ street_line: '418 Maple St', secondary: 'Apt', city: 'Portland' });
  const address = { street: first?.street_line ?? '', city: 'Portland', state: 'OR' };
  const codes = async (street2?: string) =>
    (await verify({ ...address, ...(street2 && { street2 }) })).map(
      ({ analysis }) => analysis.dpv_match_code,
    );
  expect(await codes()).toEqual(['D']);
  expect(await codes('Apt 3B')).toEqual(['Y']);
});

test('a zip code returns its city and state', async () => {
  const { lookUp } = await client();
  expect((await lookUp('97205')).city_states).toEqual([
    expect.objectContaining({ city: 'Portland', state_abbreviation: 'OR' }),
  ]);
});

test.each([
  [{ reset: true }, { kind: 'network' }],
  [{ malformed: true }, { kind: 'malformed' }],
  [{ status: 503 }, { kind: 'http', status: 503 }],
])('a failure %j of the vendor is an ApiError', async (fault, error) => {
  const { sandbox, lookUp } = await client();
  sandbox.faults.set({ operation: 'lookupZipcode', ...fault });
  await expect(lookUp('97205')).rejects.toMatchObject({ name: 'ApiError', ...error });
});
