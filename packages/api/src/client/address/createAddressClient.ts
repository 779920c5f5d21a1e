import createFetchClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import type { operations, paths } from '../../generated/address.ts';
import type { SendRequest } from '../authorisedFetch.ts';
import { malformedAnswer } from '../failures.ts';
import { endCalls } from '../endCalls.ts';
import { limitedFetch } from '../limit.ts';
import type { AddressCandidate, AddressSuggestion, ZipcodeLookup } from './entities.ts';
import { readAddresses } from './readAddresses.ts';

/** An address as it was typed; the street alone is needed. */
export type TypedAddress = Omit<operations['verifyAddress']['parameters']['query'], 'candidates' | 'match'>;

/** What an address client is made of. */
export interface AddressClientOptions {
  /** Where the address services are, without a slash at the end. */
  baseUrl: string;
  /** The vendor's key for browsers; it is public. */
  key: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

/** Takes a call back. */
interface Revocable {
  signal?: AbortSignal;
}

/**
 * The address services (specification, section 7). Every failed call throws an `ApiError`, which names the call and
 * never the address; a call taken back by its signal throws the signal's reason.
 */
export interface AddressClient {
  /** Addresses that begin with what was typed, best first; `filter` narrows to a state or a city. */
  suggest(prefix: string, options?: Revocable & { filter?: string }): Promise<AddressSuggestion[]>;
  /** Candidates of an address, two at most, including undeliverable ones. */
  verify(address: TypedAddress, options?: Revocable): Promise<AddressCandidate[]>;
  /** City and state of a zip code of five digits. */
  lookUp(zipcode: string, options?: Revocable): Promise<ZipcodeLookup>;
}

const withKey = (key: string): Middleware => ({
  onRequest({ request }) {
    const url = new URL(request.url);
    url.searchParams.set('key', key);
    return new Request(url, request);
  },
});

/** Makes the client of the address services. */
export function createAddressClient({ baseUrl, key, fetch }: AddressClientOptions): AddressClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({ baseUrl, fetch: limitedFetch(send) });
  client.use(withKey(key), endCalls(readAddresses));

  return {
    async suggest(prefix, { filter, ...revocable } = {}) {
      const query = { prefix, ...(filter !== undefined && { filter }) };
      const { data, response } = await client.GET('/suggest', { params: { query }, ...revocable });
      const found = data?.suggestions;
      if (found === null) return [];
      if (!Array.isArray(found)) throw malformedAnswer('GET /suggest', response.status);
      return found;
    },

    async verify(address, revocable) {
      const query = { ...address, candidates: 2, match: 'invalid' };
      const { data, response } = await client.GET('/street-address', { params: { query }, ...revocable });
      if (!Array.isArray(data)) throw malformedAnswer('GET /street-address', response.status);
      return data;
    },

    async lookUp(zipcode, revocable) {
      const { data, response } = await client.GET('/lookup', {
        params: { query: { zipcode } },
        ...revocable,
      });
      const first = Array.isArray(data) ? data[0] : undefined;
      if (first === undefined) throw malformedAnswer('GET /lookup', response.status);
      return first;
    },
  };
}
