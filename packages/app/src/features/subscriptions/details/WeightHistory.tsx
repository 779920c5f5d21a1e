import type { Subscription } from '@patient/api';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';

/** At the end of the page. */
const WeightCard = lazyPart(async () => (await import('./WeightCard.tsx')).WeightCard, { when: 'idle' });

/** Weight over time, for a weight loss treatment that a doctor has received. */
export const WeightHistory = ({ subscription }: { subscription: Subscription }) =>
  subscription.productType === 'wl' &&
  subscription.registrationDoneDate !== undefined && <WeightCard subscription={subscription} />;
