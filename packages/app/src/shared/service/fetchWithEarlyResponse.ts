import type { ClientOptions } from '@patient/api';

type SendRequest = NonNullable<ClientOptions['fetch']>;

/** Response to a request that the document sent before the app started (`shell/inline/requestEarly.ts`). */
export interface EarlyResponse {
  /** Value of its Authorization header. */
  readonly authority: string;
  readonly response: Promise<Response>;
}

declare global {
  /** By URL. */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

/** Removes and returns the early response to a call; undefined if there is none for the same token. */
function takeEarlyResponse({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.earlyResponses?.get(url);
  if (method !== 'GET' || early === undefined) return undefined;
  if (headers.get('authorization') !== early.authority) return undefined;
  globalThis.earlyResponses?.delete(url);
  return early.response;
}

/** Rejects when a call is aborted. */
const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Sends a call, or uses the response that the document has already requested. */
export const fetchWithEarlyResponse: SendRequest = (request) => {
  const response = takeEarlyResponse(request);
  return response === undefined ? fetch(request) : Promise.race([response, aborted(request)]);
};

/** Drops unused responses, because later calls need fresh data. */
export function dropEarlyResponses(): void {
  for (const { response } of globalThis.earlyResponses?.values() ?? [])
    // An unread body keeps its connection busy.
    response.then(({ body }) => body?.cancel()).catch(() => undefined);
  globalThis.earlyResponses = undefined;
}
