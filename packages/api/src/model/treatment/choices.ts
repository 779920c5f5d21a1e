import type { Product } from '../../client/entities.ts';

/** Choices of a plan, with the service's field names. */
export interface TreatmentChoice {
  readonly productId?: string | undefined;
  readonly variationId?: string | undefined;
  readonly doseId?: string | undefined;
  readonly frequencyOfReception?: string | undefined;
  readonly frequencyOfDelivery?: 'monthly' | 'quarterly' | undefined;
  readonly packageType?: string | undefined;
}

export type ChoiceField = keyof TreatmentChoice;

const fields: readonly ChoiceField[] = [
  'productId',
  'variationId',
  'doseId',
  'frequencyOfReception',
  'frequencyOfDelivery',
  'packageType',
];

type Variation = NonNullable<Product['variations']>[number];

const orNone = <Value>(values: readonly Value[] | undefined): readonly (Value | undefined)[] =>
  values !== undefined && values.length > 0 ? values : [undefined];

const byRanking = (one: Variation, other: Variation) => (one.ranking ?? 0) - (other.ranking ?? 0);

/** Doses for sale; one without a status counts as active. */
export const dosesForSale = ({ doses = [] }: Variation) =>
  doses.filter(({ status }) => status === undefined || status === 'active');

/** All combinations that can be ordered, one row each, in the order to offer them. */
export function orderableChoices(products: readonly Product[]): TreatmentChoice[] {
  return products.flatMap((product) =>
    (product.variations ?? []).toSorted(byRanking).flatMap((variation) =>
      dosesForSale(variation).flatMap(({ _id: doseId }) =>
        orNone(variation.frequencyOfReception).flatMap((frequencyOfReception) =>
          orNone(product.frequencyOfDelivery).flatMap((frequencyOfDelivery) =>
            orNone(variation.packageTypes).map((packageType) => ({
              productId: product._id,
              variationId: variation._id,
              doseId,
              frequencyOfReception,
              frequencyOfDelivery,
              packageType,
            })),
          ),
        ),
      ),
    ),
  );
}

/** Whether a row matches all choices. */
export const fits = (row: TreatmentChoice, chosen: TreatmentChoice): boolean =>
  fields.every((field) => chosen[field] === undefined || chosen[field] === row[field]);

/** Values of one field that match the choices of the other fields, in order. */
export function choicesFor(
  rows: readonly TreatmentChoice[],
  chosen: TreatmentChoice,
  field: ChoiceField,
): string[] {
  const others = { ...chosen, [field]: undefined };
  const values = rows.filter((row) => fits(row, others)).map((row) => row[field]);
  return [...new Set(values)].filter((value) => value !== undefined);
}

/** Choices with all fields added that have only one possible value. */
export function completeChoice(rows: readonly TreatmentChoice[], chosen: TreatmentChoice): TreatmentChoice {
  const matching = rows.filter((row) => fits(row, chosen));
  const [first] = matching;
  if (first === undefined) return chosen;
  const decided = fields.filter((field) => matching.every((row) => row[field] === first[field]));
  return { ...chosen, ...Object.fromEntries(decided.map((field) => [field, first[field]])) };
}
