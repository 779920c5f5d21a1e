import { cardMessage } from '../../payment/index.ts';

/** How the provider's identity check ended for the patient. */
export type IdentityOutcome =
  | { readonly kind: 'handedIn' }
  /** Closed before its end: nothing was sent. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly message: string };

/** Codes of a patient's own leaving (docs.stripe.com/js/identity/modal). */
const LEFT: ReadonlySet<string> = new Set(['session_cancelled', 'consent_declined']);

/** What `verifyIdentity` answered: handed in, or its error; whether the documents are good is said by the service. */
export function identityOutcome(error: { readonly code?: string | undefined } | undefined): IdentityOutcome {
  if (error === undefined) return { kind: 'handedIn' };
  if (error.code !== undefined && LEFT.has(error.code)) return { kind: 'closed' };
  return { kind: 'refused', message: cardMessage(error) };
}
