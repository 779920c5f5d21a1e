import type { Product, Subscription } from '@patient/api';
import { isRequestShown, type RequestSource } from '@patient/api/model';

type Variation = NonNullable<Product['variations']>[number];
type Information = NonNullable<Variation['information']>;

const SECTIONS = [
  ['howToTake', 'How to take it'],
  ['commonSideEffects', 'Common side effects'],
  ['seriousSideEffects', 'Serious side effects'],
  ['storage', 'How to store it'],
  ['callDoctor', 'When to call a doctor'],
] as const satisfies readonly (readonly [keyof Information, string])[];

/** What the service publishes about the medicine of a plan, by section; undefined if it publishes nothing. */
export function medicineInformation(products: readonly Product[], plan: Subscription['plan']) {
  const found = products
    .flatMap(({ variations = [] }) => variations)
    .find(({ _id }) => _id === plan?.variationId)?.information;
  const sections = SECTIONS.flatMap(([field, title]) => {
    const texts = found?.[field] ?? [];
    return texts.length > 0 ? [{ title, texts }] : [];
  });
  return sections.length > 0 ? { notice: found?.notice, sections } : undefined;
}

/** Whether the patient hasn't had a delivery of this medicine before: the first one, or a change that was approved. */
export const isNewMedicine = (subscription: RequestSource): boolean =>
  (subscription.sequencePaymentPeriod ?? 0) <= 1 ||
  (isRequestShown(subscription) && subscription.modifyRequest?.status === 'approved');
