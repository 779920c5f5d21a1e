import { formatDose } from '#shared/format/dose.ts';
import { monthsPerPeriod } from '#features/treatment/index.ts';

type Text = string | null | undefined;

/** Medicine of a delivery, as its plan describes it. */
export interface MedicinePlan {
  readonly productName?: Text;
  readonly variationName?: Text;
  readonly weight?: number | string | null | undefined;
  readonly measure?: Text;
  readonly frequencyOfReception?: Text;
  readonly frequencyOfDelivery?: string | null | undefined;
}

/** Name with dose: "ED Tablets, Sildenafil 50 mg". A plan's substance is left out: it names all that its product can be. */
export function medicineName(plan: MedicinePlan | null | undefined): string {
  const { productName, variationName, weight, measure } = plan ?? {};
  const names = [productName, variationName].filter(Boolean).join(', ');
  return [names, formatDose(weight, measure)].filter(Boolean).join(' ') || 'Treatment';
}

/** Quantity of one delivery: "24 uses, 3-month supply". */
export function medicineQuantity(plan: MedicinePlan | null | undefined): string | undefined {
  if (!plan?.frequencyOfDelivery) return undefined;
  const months = monthsPerPeriod(plan);
  const supply = `${months}-month supply`;
  const uses = /^\d+$/.test(plan.frequencyOfReception ?? '') ? Number(plan.frequencyOfReception) * months : 0;
  return uses > 0 ? `${uses} ${uses === 1 ? 'use' : 'uses'}, ${supply}` : supply;
}
