import { ApiError } from '@patient/api';
import { isRegistering, type RegistrationProgress } from '@patient/api/model';
import { hasEnded, type StatusFacts } from '#shared/format/status.ts';
import { MESSAGES } from '#shared/messages.ts';
import { offeredProductTypes, offers, productTypeOfSlug, type BrandOffer } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';

/** Treatment and status of a subscription. */
export interface HeldTreatment extends StatusFacts {
  readonly productType: string;
}

/** Treatments of the brand that the patient does not have, in the brand's order. */
export const missingTreatments = (
  brand: BrandOffer,
  subscriptions: readonly HeldTreatment[],
): readonly ProductType[] =>
  offeredProductTypes(brand).filter(
    (productType) => !subscriptions.some((held) => held.productType === productType && !hasEnded(held)),
  );

/**
 * Whether a registration is for a further treatment: the patient has been registered for another. Nothing that happens
 * while this one is chosen changes it, and neither does a reload.
 */
export const isFurtherTreatment = (
  subscriptions: readonly (RegistrationProgress & { readonly _id: string })[],
  id: string,
): boolean => subscriptions.some((other) => other._id !== id && !isRegistering(other));

/**
 * Treatment a patient came for: the one of `visitType`, or of an earlier subscription. Undefined for one that the brand
 * hides.
 */
export function wantedTreatment(
  brand: BrandOffer,
  slug: string | null,
  before: ProductType | undefined,
): ProductType | undefined {
  const wanted = slug === null ? before : productTypeOfSlug(slug);
  return wanted !== undefined && offers(brand, wanted) ? wanted : undefined;
}

/** Moves the wanted treatment to the front, where it can be started. */
export const wantedFirst = (
  treatments: readonly ProductType[],
  wanted: ProductType | undefined,
): readonly ProductType[] =>
  wanted !== undefined && treatments.includes(wanted)
    ? [wanted, ...treatments.filter((productType) => productType !== wanted)]
    : treatments;

/** Alert for a treatment that could not be started (specification section 8): empty response, or failed call. */
export const startFailure = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'malformed'
    ? MESSAGES.subscriptionNotCreated
    : MESSAGES.subscriptionCreationBroke;
