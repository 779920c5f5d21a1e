import createFetchClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '../generated/patient.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import type { Authority, SendRequest } from './authorisedFetch.ts';
import { lineFailure, malformedAnswer, refusedAnswer } from './failures.ts';
import { rememberOperation } from './operations.ts';

/** The typed client of the service: `client.GET('/api/subscription/{id}', { params })`. */
export type ApiClient = Client<paths>;

/** What a client is made of. */
export interface ClientOptions extends Authority {
  /** Where the service is; '' is the page's own origin. */
  baseUrl: string;
  /** Sends the requests. @default the platform's fetch */
  fetch?: SendRequest;
}

const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** Reads the whole body here, so that a line lost half-way and a body that is no JSON end in an ApiError. */
async function readWhole(response: Response, request: Request, operation: string): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    throw lineFailure(error, request, operation);
  });
  if (!response.ok) throw refusedAnswer(operation, response.status, text);
  try {
    if (text !== '') JSON.parse(text);
  } catch (error) {
    throw malformedAnswer(operation, response.status, error);
  }
  return new Response(text, response);
}

const failuresAsApiErrors: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    const operation = `${request.method} ${schemaPath}`;
    const isRead = !response.ok || options.parseAs === 'json';
    const hasBody = !statusesWithoutBody.includes(response.status);
    const answer = isRead && hasBody ? await readWhole(response, request, operation) : response;
    rememberOperation(answer, operation);
    return answer;
  },
  onError({ request, error, schemaPath }) {
    throw lineFailure(error, request, `${request.method} ${schemaPath}`);
  },
};

/** Makes the client. Every failed call throws an `ApiError`; a call taken back by its signal throws the signal's reason. */
export function createClient({ baseUrl, fetch, ...authority }: ClientOptions): ApiClient {
  const send: SendRequest = fetch ?? ((request) => globalThis.fetch(request));
  const client = createFetchClient<paths>({ baseUrl, fetch: authorisedFetch(send, authority) });
  client.use(failuresAsApiErrors);
  return client;
}
