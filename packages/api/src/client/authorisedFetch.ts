/** Sends one request. */
export type SendRequest = (request: Request) => Promise<Response>;

/** Where the bearer token comes from, and what to do when the service refuses it. */
export interface Authority {
  /** The token to send; undefined sends none. A rejection fails the call without sending it; an AbortError takes it back. */
  getToken?: (() => Promise<string | undefined>) | undefined;
  /** Receives the token that was answered with 401; resolves to the one to retry with, or undefined. */
  onUnauthorised?: ((refusedToken: string) => Promise<string | undefined>) | undefined;
}

function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

/**
 * Adds the bearer token. A 401 means that nothing was processed, so the request is sent once more
 * with a newer token where there is one, whatever its method.
 */
export function authorisedFetch(send: SendRequest, { getToken, onUnauthorised }: Authority): SendRequest {
  return async (request) => {
    const token = await getToken?.();
    if (!token) return send(request);
    if (!onUnauthorised) return send(withToken(request, token));

    const again = request.clone();
    const answer = await send(withToken(request, token));
    if (answer.status !== 401) return answer;
    const newer = await onUnauthorised(token);
    return newer && newer !== token ? send(withToken(again, newer)) : answer;
  };
}
