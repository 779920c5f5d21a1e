import { isRegistering, type RegistrationProgress } from '../registration/steps.ts';
import { hasEnded, type StatusFacts } from '../subscriptions/status.ts';
import { offeredProductTypes, offers, productTypeOfSlug, type BrandOffer } from './productTypes.ts';
import type { ProductType } from '../../client/entities.ts';

/** Treatment and status of a subscription. */
export interface OwnedTreatment extends StatusFacts {
  readonly productType: string;
}

/** Treatments of the brand that the patient doesn't have, in the brand's order. */
export const missingTreatments = (
  brand: BrandOffer,
  subscriptions: readonly OwnedTreatment[],
): readonly ProductType[] =>
  offeredProductTypes(brand).filter(
    (productType) => !subscriptions.some((owned) => owned.productType === productType && !hasEnded(owned)),
  );

/**
 * Whether a registration is for a further treatment, that is, the patient has completed another registration. The result
 * stays the same during this registration and after a reload.
 */
export const isFurtherTreatment = (
  subscriptions: readonly (RegistrationProgress & { readonly _id: string })[],
  id: string,
): boolean => subscriptions.some((other) => other._id !== id && !isRegistering(other));

/** Treatment from `visitType`, or else of an ended subscription; undefined if the brand doesn't offer it. */
export function requestedTreatment(
  brand: BrandOffer,
  slug: string | null,
  ended: ProductType | undefined,
): ProductType | undefined {
  const requested = slug === null ? ended : productTypeOfSlug(slug);
  return requested !== undefined && offers(brand, requested) ? requested : undefined;
}

/** Moves the requested treatment to the front, if it is in the list. */
export const requestedFirst = (
  treatments: readonly ProductType[],
  requested: ProductType | undefined,
): readonly ProductType[] =>
  requested !== undefined && treatments.includes(requested)
    ? [requested, ...treatments.filter((productType) => productType !== requested)]
    : treatments;
