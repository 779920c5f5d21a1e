import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/patient.ts';
import { authorizedFetch } from './authorizedFetch.ts';
import type { Authority, SendRequest } from './authorizedFetch.ts';
import { throwApiErrors } from './throwApiErrors.ts';
import { fetchWithTimeout } from './timeout.ts';
import { readResponse } from './readResponse.ts';

/** Typed client of the service: `client.GET('/api/subscription/{id}', { params })`. */
export type ApiClient = Client<paths>;

/** Options of {@link createClient}. */
export interface ClientOptions extends Authority {
  /** Base URL of the service; '' for the page's own origin. */
  baseUrl: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

/**
 * Creates the client. A failed call, or one without a response after 30 s, throws an `ApiError`; an aborted call throws its
 * signal's reason.
 */
export function createClient({ baseUrl, fetch, ...authority }: ClientOptions): ApiClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({
    baseUrl,
    // Without it, browsers cache responses in plain text beyond the session if the service omits `Cache-Control`.
    cache: 'no-store',
    fetch: fetchWithTimeout(authorizedFetch(send, authority)),
  });
  client.use(throwApiErrors(readResponse));
  return client;
}
