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

/** Drops unused responses, because later calls need fresh data. */
export function dropEarlyResponses(): void {
  for (const { response } of globalThis.earlyResponses?.values() ?? [])
    // An unread body keeps its connection busy.
    response.then(({ body }) => body?.cancel()).catch(() => undefined);
  globalThis.earlyResponses = undefined;
}
