import type { FieldProblem } from '#features/auth/index.ts';

/** Consents required for an account, each of which can be given separately (decisions, "Registration"). */
export const CONSENTS = ['telehealth', 'terms', 'privacy'] as const;

export type ConsentName = (typeof CONSENTS)[number];

/** One problem, at the first missing consent. */
export function consentProblems(agreed: ReadonlySet<string>): readonly FieldProblem[] {
  const missing = CONSENTS.find((name) => !agreed.has(name));
  return missing === undefined ? [] : [{ name: missing, message: 'Check all three to continue' }];
}
