import { atom } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { createAddressClient, type AddressClient, type AddressSuggestion } from '@patient/api/address';
import { unwrap, unwrapOne, type ApiClient } from '@patient/api';
import { addressVerdict, type AddressInput, type ZipPlace } from '@patient/api/model';
import { mergeSuggestions } from '../views/addressCheck.ts';
import { environmentAtom } from '#shared/environment.ts';
import { accountMutation } from '#shared/patient/accountMutation.ts';
import { cacheOf } from '#shared/service/cache.ts';
import { query } from '#shared/service/query.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';

/** Client for the address services. */
export const addressClientAtom = atom((get) => {
  const { addressUrl, addressKey } = get(environmentAtom);
  return createAddressClient({ baseUrl: addressUrl, key: addressKey });
});

/** Maximum number of suggestions in one response. */
const MAX_SUGGESTIONS = 10;

/** Search text for suggestions, and the selected state. */
export const addressPrefixAtom = atom<{ readonly prefix: string; readonly state: string } | undefined>(
  undefined,
);

/** Result of a search for suggestions. */
export interface Suggestions {
  readonly items: readonly AddressSuggestion[];
  readonly isFailed: boolean;
}

/** Suggests addresses in the state first; adds others if there are few. */
async function suggestNear(client: AddressClient, prefix: string, state: string, signal: AbortSignal) {
  const near = state === '' ? [] : await client.suggest(prefix, { signal, filter: state });
  return near.length >= MAX_SUGGESTIONS
    ? near
    : mergeSuggestions(near, await client.suggest(prefix, { signal }));
}

/**
 * Addresses that start with the search text. Failures are returned as data, so that they show in the field instead of as a
 * notification.
 */
export const suggestionsAtom = queryAtom<Suggestions>((get) => {
  const search = get(addressPrefixAtom);
  const client = get(addressClientAtom);
  return {
    queryKey: ['addresses', search],
    enabled: search !== undefined,
    // Shows earlier suggestions while loading.
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const { prefix = '', state = '' } = search ?? {};
      try {
        return { items: await suggestNear(client, prefix, state, signal), isFailed: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return { items: [], isFailed: true };
      }
    },
  };
});

/** City and state of a ZIP code; undefined for an unknown one or after a failure: the patient can enter them. */
export const lookUpZipAtom = atom(null, async (get, _set, zipCode: string): Promise<ZipPlace | undefined> => {
  const found = await get(addressClientAtom)
    .lookUp(zipCode.slice(0, 5))
    .catch(() => undefined);
  const place = found?.city_states?.[0];
  return place && { zipCode, city: place.city, state: place.state_abbreviation };
});

/** Verifies an address (`dpv_match_code`). */
export const verifyAddressAtom = atomWithMutation((get) => {
  const client = get(addressClientAtom);
  return {
    mutationKey: ['verifyAddress'],
    mutationFn: async ({ address, secondAddress, city, state, zipCode }: AddressInput) =>
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

/** Abbreviations of the states where we treat patients (GET /get-enabled-states, which needs no token). */
export const servedStatesAtom = query('getEnabledStates', ({ client, signal }) =>
  unwrap(client.GET('/get-enabled-states', { signal })),
)();

/** New delivery address. */
export interface ShippingChange {
  readonly patientId: string;
  readonly subscriptionId: string;
  readonly shipping: AddressInput;
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
