import type { Stripe } from '@stripe/stripe-js';
import { isHeld } from '@patient/api/model';

/**
 * Returns a function that runs the bank's authentication of the card holder. It rejects with the provider's error, unless the
 * error is that the payment was already authorized, by the same check in another tab.
 */
export const confirmWith =
  (stripe: Pick<Stripe, 'confirmCardPayment'> | null) =>
  async (clientSecret: string): Promise<void> => {
    const result = await stripe?.confirmCardPayment(clientSecret);
    if (result?.error && !isHeld(result.error.payment_intent?.status)) throw result.error;
  };
