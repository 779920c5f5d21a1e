import { cardMessage } from '#features/payment/index.ts';

/** Outcome of the provider's identity check. */
export type IdentityOutcome =
  | { readonly kind: 'submitted' }
  /** Closed by the patient; nothing was sent. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly message: string };

/** Error codes after the patient closed the check (docs.stripe.com/js/identity/modal). */
const CLOSED: ReadonlySet<string> = new Set(['session_cancelled', 'consent_declined']);

/** Outcome of `verifyIdentity`. The service reports later whether the documents are valid. */
export function identityOutcome(error: { readonly code?: string | undefined } | undefined): IdentityOutcome {
  if (error === undefined) return { kind: 'submitted' };
  if (error.code !== undefined && CLOSED.has(error.code)) return { kind: 'closed' };
  return { kind: 'refused', message: cardMessage(error) };
}
