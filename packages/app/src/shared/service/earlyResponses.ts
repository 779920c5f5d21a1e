/** Answer that the document asked for before the app started (`shell/inline/requestEarly.ts`). */
export interface EarlyResponse {
  /** Value of the Authorization header that it was asked with. */
  readonly authority: string;
  readonly answer: Promise<Response>;
}

declare global {
  /** By the address of the call. */
  var earlyResponses: Map<string, EarlyResponse> | undefined;
}

/** Drops the answers that nobody has taken: later ones must be new. */
export function dropEarlyResponses(): void {
  for (const { answer } of globalThis.earlyResponses?.values() ?? [])
    // An answer that nobody reads keeps its connection busy.
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  globalThis.earlyResponses = undefined;
}
