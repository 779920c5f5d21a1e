/** Answer that the document asked for before the app started (`shell/inline/askEarly.ts`). */
export interface EarlyAnswer {
  /** Value of the Authorization header that it was asked with. */
  readonly authority: string;
  readonly answer: Promise<Response>;
}

declare global {
  /** By the address of the call. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Drops the answers that nobody has taken: later ones must be new. */
export function forgetEarlyAnswers(): void {
  for (const { answer } of globalThis.earlyAnswers?.values() ?? [])
    // An answer that nobody reads keeps its connection busy.
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  globalThis.earlyAnswers = undefined;
}
