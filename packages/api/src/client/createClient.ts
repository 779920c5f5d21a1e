import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/patient.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import type { Authority, SendRequest } from './authorisedFetch.ts';
import { failuresAsApiErrors } from './failuresAsApiErrors.ts';

/** The typed client of the service: `client.GET('/api/subscription/{id}', { params })`. */
export type ApiClient = Client<paths>;

/** What a client is made of. */
export interface ClientOptions extends Authority {
  /** Where the service is; '' is the page's own origin. */
  baseUrl: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

/** Makes the client. Every failed call throws an `ApiError`; a call taken back by its signal throws the signal's reason. */
export function createClient({ baseUrl, fetch, ...authority }: ClientOptions): ApiClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({ baseUrl, fetch: authorisedFetch(send, authority) });
  client.use(failuresAsApiErrors);
  return client;
}
