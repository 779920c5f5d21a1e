/**
 * Sends one request.
 * @param onProgress to be called with the bytes sent so far whenever a part of the body is sent; restarts the time limit
 */
export type SendRequest = (request: Request, onProgress?: (sentBytes: number) => void) => Promise<Response>;

/** Source of the bearer token, and handler of a 401. */
export interface Authority {
  /** Returns the token to send; undefined for none. A rejection fails the call unsent; an AbortError cancels it. */
  getToken?: (() => Promise<string | undefined>) | undefined;
  /** Called with the token that got a 401; resolves to the token to retry with, or undefined. */
  onUnauthorized?: ((refusedToken: string) => Promise<string | undefined>) | undefined;
}

function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

/**
 * Adds the bearer token. The service has not processed a request that gets a 401, so any method is retried once if
 * there is a newer token.
 */
export function authorizedFetch(send: SendRequest, { getToken, onUnauthorized }: Authority): SendRequest {
  return async (request, onProgress) => {
    const token = await getToken?.();
    if (!token) return send(request, onProgress);
    if (!onUnauthorized) return send(withToken(request, token), onProgress);

    const retry = request.clone();
    const response = await send(withToken(request, token), onProgress);
    if (response.status !== 401) return response;
    const newer = await onUnauthorized(token);
    return newer && newer !== token ? send(withToken(retry, newer), onProgress) : response;
  };
}
