import type { Plan, Product, Subscription } from '@patient/api';
import { priceOfChoice, type PricedChoice } from './choicePrices.ts';
import { previewPeriods } from './previewPeriods.ts';
import { soldDoses, type TreatmentChoice } from './treatmentChoices.ts';
import { choiceStrings } from './treatmentLabels.ts';
import { planSelection, STEP_FIELDS, treatmentState } from './treatmentSteps.ts';

/** What the service offers, and at what price. */
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

/** Whether choices lead to the plan there is. */
export function isPlanOf(choice: TreatmentChoice, plan: Plan | undefined): boolean {
  const before = choiceOf(plan);
  return Object.values(STEP_FIELDS).every((field) => choice[field] === before[field]);
}

const present = (plan: { [Key in keyof Plan]: Plan[Key] | undefined }): Plan =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));

/** The plan that choices lead to, with its names and the price of one delivery before coupons. */
export function wantedPlan({ products, prices }: Offer, choice: TreatmentChoice): Plan {
  const product = products.find(({ _id, variations = [] }) =>
    choice.productId === undefined
      ? variations.some((variation) => variation._id === choice.variationId)
      : _id === choice.productId,
  );
  const variation = product?.variations?.find(({ _id }) => _id === choice.variationId);
  const dose = variation && soldDoses(variation).find(({ _id }) => _id === choice.doseId);
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

/** Another plan than the one there is. */
export interface OtherPlan {
  /** Whether nothing is left to be chosen. */
  readonly isComplete: boolean;
  readonly plan: Plan;
  /** Request body. */
  readonly selection: ReturnType<typeof planSelection>;
  /** Sum of the next bill after coupons, whole cents; undefined where the service has no price for the plan. */
  readonly sum: number | undefined;
}

/** The plan that choices lead to; undefined where it is the one of the subscription. */
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
    plan: wantedPlan(offer, choice),
    selection: planSelection(choice),
    sum: next?.discountedPrice ?? next?.sum,
  };
}

/** A dose that can be asked for. */
export interface DoseChoice {
  readonly id: string;
  /** As "0.5 mg". */
  readonly label: string;
  readonly description?: string | undefined;
  readonly isMostPopular: boolean;
  /** The plan with this dose. */
  readonly plan: Plan;
}

/** The other doses of a plan's medicine, in the service's order; none for one that is no longer sold. */
export function otherDoses(offer: Offer, plan: Plan | undefined): DoseChoice[] {
  const choice = choiceOf(plan);
  const variation = offer.products
    .flatMap(({ variations = [] }) => variations)
    .find(({ _id }) => _id === choice.variationId);
  return (variation ? soldDoses(variation) : [])
    .filter(({ _id }) => _id !== choice.doseId)
    .map(({ _id: id }) => {
      const { label, description, isMostPopular = false } = choiceStrings(offer.products, 'Dosage', id);
      return { id, label, description, isMostPopular, plan: wantedPlan(offer, { ...choice, doseId: id }) };
    });
}
