import type { Plan, Product, Subscription } from '../../client/entities.ts';
import { priceOfChoice, type PricedChoice } from './choicePrices.ts';
import { amountDue, previewPeriods } from './previewPeriods.ts';
import { dosesForSale, type TreatmentChoice } from './choices.ts';
import { planSelection, STEP_FIELDS, treatmentState } from './steps.ts';

/** Products and prices of the service. */
export interface Offer {
  readonly products: readonly Product[];
  readonly prices: readonly PricedChoice[];
}

/** Choices of a plan. */
export const choiceOf = (plan: Plan | undefined): TreatmentChoice => ({
  productId: plan?.productId,
  variationId: plan?.variationId,
  doseId: plan?.doseId,
  frequencyOfReception: plan?.frequencyOfReception,
  frequencyOfDelivery: plan?.frequencyOfDelivery,
  packageType: plan?.packageType,
});

/** Whether choices are those of a plan. */
export function isPlanOf(choice: TreatmentChoice, plan: Plan | undefined): boolean {
  const current = choiceOf(plan);
  return Object.values(STEP_FIELDS).every((field) => choice[field] === current[field]);
}

const present = (plan: { [Key in keyof Plan]: Plan[Key] | undefined }): Plan =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));

/** Plan with the given choices, its names, and the price of one delivery before coupons. */
export function planOfChoice({ products, prices }: Offer, choice: TreatmentChoice): Plan {
  const product = products.find(({ _id, variations = [] }) =>
    choice.productId === undefined
      ? variations.some((variation) => variation._id === choice.variationId)
      : _id === choice.productId,
  );
  const variation = product?.variations?.find(({ _id }) => _id === choice.variationId);
  const dose = variation && dosesForSale(variation).find(({ _id }) => _id === choice.doseId);
  return present({
    ...choice,
    productId: product?._id,
    productName: product?.productName,
    productImgUrl: product?.mainImgUrl,
    variationName: variation?.variationName,
    weight: dose?.weight,
    measure: dose?.measure,
    price: priceOfChoice(prices, choice)?.price,
  });
}

/** Plan that differs from the current one. */
export interface OtherPlan {
  /** Whether all choices are made. */
  readonly isComplete: boolean;
  readonly plan: Plan;
  /** Request body. */
  readonly selection: ReturnType<typeof planSelection>;
  /** Amount of the next bill after coupons, in cents; undefined if the service has no price for the plan. */
  readonly sum: number | undefined;
}

/** Plan with the given choices; undefined if it is the current plan of the subscription. */
export function otherPlan(
  offer: Offer,
  subscription: Pick<Subscription, 'productType' | 'plan' | 'addons' | 'coupons'>,
  chosen: TreatmentChoice,
): OtherPlan | undefined {
  const { choice, isComplete } = treatmentState(offer.products, chosen);
  if (isPlanOf(choice, subscription.plan)) return undefined;
  const [next] = previewPeriods(priceOfChoice(offer.prices, choice), subscription);
  return {
    isComplete,
    plan: planOfChoice(offer, choice),
    selection: planSelection(choice),
    sum: next && amountDue(next),
  };
}
