import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery } from 'jotai-tanstack-query';
import { createAddressClient, type AddressSuggestion } from '@patient/api/address';
import { unwrap, unwrapOne } from '@patient/api';
import { addressVerdict, type WrittenAddress } from '../rules/addressCheck.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';

/** The client of the address services. */
export const addressClientAtom = atom((get) => {
  const { addressUrl, addressKey } = get(environmentAtom);
  return createAddressClient({ baseUrl: addressUrl, key: addressKey });
});

/** What is looked for while an address is typed; undefined is nothing. */
export const addressPrefixAtom = atom<{ readonly prefix: string; readonly state: string } | undefined>(
  undefined,
);

/** Suggestions, or that there are none since the service could not be asked. */
export interface Suggestions {
  readonly items: readonly AddressSuggestion[];
  readonly isFailed: boolean;
}

/**
 * Addresses that begin with what is typed. A failure is no error here but an answer, so that no notification comes at
 * every letter: the field says it, and writing goes on.
 */
export const suggestionsAtom = atomWithQuery<Suggestions>((get) => {
  const wanted = get(addressPrefixAtom);
  const client = get(addressClientAtom);
  return {
    queryKey: ['addresses', wanted],
    enabled: wanted !== undefined,
    // What fitted the letters before stays until there is better.
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const { prefix = '', state = '' } = wanted ?? {};
      try {
        const items = await client.suggest(prefix, { signal, ...(state && { filter: state }) });
        return { items, isFailed: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return { items: [], isFailed: true };
      }
    },
  };
}, cacheOf);

/** Whether mail reaches an address (`dpv_match_code`). Asking changes nothing, so its success is not told. */
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

/** Codes of the states that are served (GET /get-enabled-states). */
export const servedStatesAtom = atomWithQuery((get) => {
  const client = get(clientAtom);
  return {
    queryKey: ['servedStates'],
    queryFn: ({ signal }) => unwrap(client.GET('/get-enabled-states', { signal })),
  };
}, cacheOf);

/** An address and who lives there. */
export interface ShippingChange {
  readonly patientId: string;
  readonly subscriptionId: string;
  readonly shipping: WrittenAddress;
}

/** Sets where deliveries go (POST update-shipping-address). */
export const saveShippingAtom = atomWithMutation((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['saveShipping'],
    mutationFn: (body: ShippingChange) =>
      unwrapOne(
        client.POST('/api/v2/subscription/update-shipping-address/{action}', {
          params: { path: { action: 'registration' } },
          body,
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['me'] }),
  };
}, cacheOf);
