import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/patient.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import type { Authority, SendRequest } from './authorisedFetch.ts';
import { endCalls } from './endCalls.ts';
import { limitedFetch } from './limit.ts';
import { readAnswer } from './readAnswer.ts';

/** The typed client of the service: `client.GET('/api/subscription/{id}', { params })`. */
export type ApiClient = Client<paths>;

/** Parts of a client. */
export interface ClientOptions extends Authority {
  /** Where the service is; '' is the page's own origin. */
  baseUrl: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

/**
 * Creates the client. Every failed call throws an `ApiError`, one that is not answered for 30 s included; an aborted call
 * throws its signal's reason.
 */
export function createClient({ baseUrl, fetch, ...authority }: ClientOptions): ApiClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({
    baseUrl,
    // A browser would keep answers in clear, past the end of the session, wherever the service forgets to forbid it.
    cache: 'no-store',
    fetch: limitedFetch(authorisedFetch(send, authority)),
  });
  client.use(endCalls(readAnswer));
  return client;
}
