import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Environment } from '../../../shared/environment.ts';

/** What the stand-in is asked for with; it looks at no key. */
const NO_KEY = 'stand-in';

/**
 * The card provider: its own script where a key is configured, else the stand-in. Nothing of either is on a page that
 * does not call this.
 * @throws Error when the script does not arrive; the next call asks for it again.
 */
export async function loadCards(
  key: string | undefined,
  setting: Pick<Environment, 'now' | 'serviceUrl'>,
): Promise<Stripe> {
  if (key === undefined) {
    const { installStandIn } = await import('./stripeMock/stripeMock.ts');
    installStandIn(setting);
  }
  const provider = await loadStripe(key ?? NO_KEY);
  if (provider === null) throw new Error('There is no card provider without a page');
  return provider;
}
