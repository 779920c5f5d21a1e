import type { FieldProblem } from '#features/auth/index.ts';

/** Consents required for an account, each given separately (decisions, "Registration"). */
export const CONSENTS = ['telehealth', 'terms', 'privacy'] as const;

export type ConsentName = (typeof CONSENTS)[number];

const MISSING: Readonly<Record<ConsentName, string>> = {
  telehealth: 'Agree to be treated by telehealth to continue',
  terms: 'Agree to the terms to continue',
  privacy: 'Agree to the privacy policy to continue',
};

/** One problem per missing consent. */
export const consentProblems = (agreed: ReadonlySet<string>): readonly FieldProblem[] =>
  CONSENTS.filter((name) => !agreed.has(name)).map((name) => ({ name, message: MISSING[name] }));
