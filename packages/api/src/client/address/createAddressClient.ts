import createFetchClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import type { operations, paths } from '../../generated/address.ts';
import type { SendRequest } from '../authorizedFetch.ts';
import { malformedResponse } from '../failures.ts';
import { throwApiErrors } from '../throwApiErrors.ts';
import { fetchWithTimeout } from '../timeout.ts';
import type { AddressCandidate, AddressSuggestion, ZipcodeLookup } from './entities.ts';
import { readAddresses } from './readAddresses.ts';

/** Address as the patient typed it; only the street is required. */
export type TypedAddress = Omit<operations['verifyAddress']['parameters']['query'], 'candidates' | 'match'>;

/** Options of {@link createAddressClient}. */
export interface AddressClientOptions {
  /** Base URL of the address services, without a trailing slash. */
  baseUrl: string;
  /** The vendor's public key for browsers. */
  key: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

/** Cancels a call. */
interface Cancelable {
  signal?: AbortSignal;
}

/**
 * Client of the address services (specification, section 7). A failed call throws an `ApiError`, which contains the
 * operation but never the address; a call canceled by its signal throws the signal's reason.
 */
export interface AddressClient {
  /** Addresses that start with `prefix`, best first; `filter` limits them to a state or city. */
  suggest(prefix: string, options?: Cancelable & { filter?: string }): Promise<AddressSuggestion[]>;
  /** At most two candidates for an address, including undeliverable ones. */
  verify(address: TypedAddress, options?: Cancelable): Promise<AddressCandidate[]>;
  /** City and state of a five-digit zip code. */
  lookUp(zipcode: string, options?: Cancelable): Promise<ZipcodeLookup>;
}

const withKey = (key: string): Middleware => ({
  onRequest({ request }) {
    const url = new URL(request.url);
    url.searchParams.set('key', key);
    return new Request(url, request);
  },
});

/** Creates the client of the address services. */
export function createAddressClient({ baseUrl, key, fetch }: AddressClientOptions): AddressClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({ baseUrl, fetch: fetchWithTimeout(send) });
  client.use(withKey(key), throwApiErrors(readAddresses));

  return {
    async suggest(prefix, { filter, ...cancelable } = {}) {
      const query = { prefix, ...(filter !== undefined && { filter }) };
      const { data, response } = await client.GET('/suggest', { params: { query }, ...cancelable });
      const found = data?.suggestions;
      if (found === null) return [];
      if (!Array.isArray(found)) throw malformedResponse('GET /suggest', response.status);
      return found;
    },

    async verify(address, cancelable) {
      const query = { ...address, candidates: 2, match: 'invalid' };
      const { data, response } = await client.GET('/street-address', { params: { query }, ...cancelable });
      if (!Array.isArray(data)) throw malformedResponse('GET /street-address', response.status);
      return data;
    },

    async lookUp(zipcode, cancelable) {
      const { data, response } = await client.GET('/lookup', {
        params: { query: { zipcode } },
        ...cancelable,
      });
      const first = Array.isArray(data) ? data[0] : undefined;
      if (first === undefined) throw malformedResponse('GET /lookup', response.status);
      return first;
    },
  };
}
