import type { ClientOptions } from '@patient/api';

type SendRequest = NonNullable<ClientOptions['fetch']>;

/** Takes the answer to a call that the document has asked for: once, and only with the token that it was asked with. */
function takeEarlyResponse({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.earlyResponses?.get(url);
  if (method !== 'GET' || early === undefined) return undefined;
  if (headers.get('authorization') !== early.authority) return undefined;
  globalThis.earlyResponses?.delete(url);
  return early.answer;
}

/** Rejects when a call is taken back. */
const takenBack = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Sends a call, unless its answer has been asked for already. */
export const fetchWithEarlyResponse: SendRequest = (request) => {
  const answer = takeEarlyResponse(request);
  return answer === undefined ? fetch(request) : Promise.race([answer, takenBack(request)]);
};
