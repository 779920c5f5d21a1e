import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Environment } from '#shared/environment.ts';

/** The mock ignores its key. */
const NO_KEY = 'mock';

/**
 * Loads the card provider's script, or a mock if no key is configured.
 * @throws Error when the script fails to load; the next call retries.
 */
export async function loadCards(
  key: string | undefined,
  options: Pick<Environment, 'now' | 'serviceUrl'>,
): Promise<Stripe> {
  if (key === undefined) {
    const { installStripeMock } = await import('#stripeMock/stripeMock.ts');
    installStripeMock(options);
  }
  // The script stays loaded and would report the URL of each later page (decision 32).
  else loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const provider = await loadStripe(key ?? NO_KEY);
  if (provider === null) throw new Error('The card provider needs a window');
  return provider;
}
