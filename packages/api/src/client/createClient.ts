import createFetchClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/patient.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import type { Authority, SendRequest } from './authorisedFetch.ts';
import { endCalls } from './endCalls.ts';
import { limitedFetch } from './limit.ts';
import { readAnswer } from './readAnswer.ts';
import type { OnCallEnd } from './endCalls.ts';

/** The typed client of the service: `client.GET('/api/subscription/{id}', { params })`. */
export type ApiClient = Client<paths>;

/** Parts of a client. */
export interface ClientOptions extends Authority {
  /** Where the service is; '' is the page's own origin. */
  baseUrl: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
  /** Receives the end of every call, for the notification on the page. */
  onEnd?: OnCallEnd;
}

/**
 * Creates the client. Every failed call throws an `ApiError`, one that is not answered for 30 s included; an aborted call
 * throws its signal's reason.
 */
export function createClient({ baseUrl, fetch, onEnd, ...authority }: ClientOptions): ApiClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const sendWithin = limitedFetch(authorisedFetch(send, authority));
  const starts = new WeakMap<Request, number>();
  const client = createFetchClient<paths>({
    baseUrl,
    // A browser would keep answers in clear, past the end of the session, wherever the service forgets to forbid it.
    cache: 'no-store',
    // Not in `onRequest`, which would send a call later than it was made, and then maybe for another patient.
    fetch: (request) => {
      starts.set(request, performance.now());
      return sendWithin(request);
    },
  });
  client.use(endCalls({ onEnd, readBody: readAnswer, startOf: (request) => starts.get(request) }));
  return client;
}
