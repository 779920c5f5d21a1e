import type { FieldProblem } from '../../auth/index.ts';

/** What a patient agrees to before an account is made, each by itself (decisions, "Registration"). */
export const CONSENTS = ['telehealth', 'terms', 'privacy'] as const;

/** One of the consents. */
export type ConsentName = (typeof CONSENTS)[number];

const MISSING: Readonly<Record<ConsentName, string>> = {
  telehealth: 'Agree to be treated by telehealth to go on',
  terms: 'Agree to the terms to go on',
  privacy: 'Agree to the privacy policy to go on',
};

/** What is still to be agreed to; nothing counts that the patient has not ticked. */
export const consentProblems = (agreed: ReadonlySet<string>): readonly FieldProblem[] =>
  CONSENTS.filter((name) => !agreed.has(name)).map((name) => ({ name, message: MISSING[name] }));
