import type { Product } from '@patient/api';
import { planSelection, type TreatmentChoice, STEP_FIELDS, treatmentState } from '@patient/api/model';

/** Request body of a plan with the first value of every choice; undefined without products. */
export function firstTreatment(products: readonly Product[]): ReturnType<typeof planSelection> {
  let chosen: TreatmentChoice = {};
  for (;;) {
    const { steps, choice, isComplete } = treatmentState(products, chosen);
    const open = steps.find(({ value }) => value === undefined);
    if (open === undefined) return isComplete ? planSelection(choice) : undefined;
    chosen = { ...choice, [STEP_FIELDS[open.step]]: open.values[0] };
  }
}
