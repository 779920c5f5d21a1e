import { ApiError } from '@patient/api';
import { MESSAGES } from '../../../shared/messages.ts';
import { offeredProductTypes, type BrandOffer, type ProductType } from './slugs.ts';

/** Status of a subscription, for whether it still counts. */
interface WithStatus {
  readonly status?: string | null | undefined;
}

/** Treatment of a subscription and whether it still counts. */
export interface HeldTreatment extends WithStatus {
  readonly productType: string;
}

/** After these a treatment may be begun anew, as the service sees it too. */
const ENDED = new Set(['declined', 'not_verified', 'cancel', 'completed']);

/** Whether a subscription still counts, so that its treatment is had; a state the app does not know counts. */
export const isHeld = ({ status }: WithStatus): boolean => !ENDED.has(status ?? '');

/** Treatments of the brand that the patient does not have, in the brand's order. */
export const missingTreatments = (
  brand: BrandOffer,
  subscriptions: readonly HeldTreatment[],
): readonly ProductType[] =>
  offeredProductTypes(brand).filter(
    (productType) => !subscriptions.some((held) => held.productType === productType && isHeld(held)),
  );

/** The wanted treatment first, where it is among those that can be begun. */
export const wantedFirst = (
  treatments: readonly ProductType[],
  wanted: ProductType | undefined,
): readonly ProductType[] =>
  wanted !== undefined && treatments.includes(wanted)
    ? [wanted, ...treatments.filter((productType) => productType !== wanted)]
    : treatments;

/** The alert for a treatment that could not be begun (specification section 8): no subscription came back, or the call failed. */
export const startFailure = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'malformed'
    ? MESSAGES.subscriptionNotCreated
    : MESSAGES.subscriptionCreationBroke;
