import { atom } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { createAddressClient, type AddressClient, type AddressSuggestion } from '@patient/api/address';
import { unwrap, unwrapOne, type ApiClient } from '@patient/api';
import { addressVerdict, preferred, type WrittenAddress } from '../rules/addressCheck.ts';
import { environmentAtom } from '#shared/environment.ts';
import { accountMutation } from '#shared/patient/accountMutation.ts';
import { cacheOf } from '#shared/service/cache.ts';
import { query } from '#shared/service/query.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';

/** Client of the address services. */
export const addressClientAtom = atom((get) => {
  const { addressUrl, addressKey } = get(environmentAtom);
  return createAddressClient({ baseUrl: addressUrl, key: addressKey });
});

/** Maximum number of suggestions in one response. */
const FULL_LIST = 10;

/** Search text while an address is typed. */
export const addressPrefixAtom = atom<{ readonly prefix: string; readonly state: string } | undefined>(
  undefined,
);

/** Suggestions, or the failure to load them. */
export interface Suggestions {
  readonly items: readonly AddressSuggestion[];
  readonly isFailed: boolean;
}

/** Addresses in the state first; others where it has few. */
async function suggestNear(client: AddressClient, prefix: string, state: string, signal: AbortSignal) {
  const near = state === '' ? [] : await client.suggest(prefix, { signal, filter: state });
  return near.length >= FULL_LIST ? near : preferred(near, await client.suggest(prefix, { signal }));
}

/**
 * Addresses that start with the typed text. A failure is data here, not an error, so that typing does not trigger
 * notifications; the field shows it.
 */
export const suggestionsAtom = queryAtom<Suggestions>((get) => {
  const wanted = get(addressPrefixAtom);
  const client = get(addressClientAtom);
  return {
    queryKey: ['addresses', wanted],
    enabled: wanted !== undefined,
    // Keeps earlier suggestions while loading.
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const { prefix = '', state = '' } = wanted ?? {};
      try {
        return { items: await suggestNear(client, prefix, state, signal), isFailed: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return { items: [], isFailed: true };
      }
    },
  };
});

/** Verifies an address (`dpv_match_code`). Success does not notify. */
export const verifyAddressAtom = atomWithMutation((get) => {
  const client = get(addressClientAtom);
  return {
    mutationKey: ['verifyAddress'],
    mutationFn: async ({ address, secondAddress, city, state, zipCode }: WrittenAddress) =>
      addressVerdict(
        await client.verify({
          street: address,
          city,
          state,
          zipcode: zipCode,
          ...(secondAddress && { street2: secondAddress }),
        }),
      ),
  };
}, cacheOf);

/** Abbreviations of the served states (GET /get-enabled-states, which needs no token). */
export const servedStatesAtom = query('getEnabledStates', ({ client, signal }) =>
  unwrap(client.GET('/get-enabled-states', { signal })),
)();

/** New delivery address. */
export interface ShippingChange {
  readonly patientId: string;
  readonly subscriptionId: string;
  readonly shipping: WrittenAddress;
}

/** Saves the delivery address (POST update-shipping-address). */
export const saveShipping = (client: ApiClient, body: ShippingChange) =>
  unwrapOne(
    client.POST('/api/v2/subscription/update-shipping-address/{action}', {
      params: { path: { action: 'registration' } },
      body,
    }),
  );

/** Mutation of {@link saveShipping}. */
export const saveShippingAtom = accountMutation<ShippingChange>('updateShippingAddress', {
  send: saveShipping,
  saved: ({ shipping }) => ({ expected: shipping, part: ({ patient }) => patient?.shipping }),
});
