import { cardMessage } from '#features/payment/index.ts';

/** How the provider's identity check ended. */
export type IdentityOutcome =
  | { readonly kind: 'submitted' }
  /** Closed early: nothing was sent. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly message: string };

/** Codes for a check that the patient closed (docs.stripe.com/js/identity/modal). */
const CLOSED: ReadonlySet<string> = new Set(['session_cancelled', 'consent_declined']);

/** Outcome of `verifyIdentity`. Whether the documents are valid is reported by the service later. */
export function identityOutcome(error: { readonly code?: string | undefined } | undefined): IdentityOutcome {
  if (error === undefined) return { kind: 'submitted' };
  if (error.code !== undefined && CLOSED.has(error.code)) return { kind: 'closed' };
  return { kind: 'refused', message: cardMessage(error) };
}
