import type { Plan } from '@patient/api';
import { monthsPerPeriod } from '@patient/api/model';
import { formatDose } from '#shared/format/dose.ts';

/** Name with dose: "ED Tablets, Sildenafil 50 mg". Without the plan's substance, which lists all variations of the product. */
export function medicineName(plan: Plan | undefined): string {
  const { productName, variationName, weight, measure } = plan ?? {};
  const names = [productName, variationName].filter(Boolean).join(', ');
  return [names, formatDose(weight, measure)].filter(Boolean).join(' ') || 'Treatment';
}

/** Quantity of one delivery: "24 uses, 3-month supply". */
export function medicineQuantity(plan: Plan | undefined): string | undefined {
  if (!plan?.frequencyOfDelivery) return undefined;
  const months = monthsPerPeriod(plan);
  const supply = `${months}-month supply`;
  const uses = /^\d+$/.test(plan.frequencyOfReception ?? '') ? Number(plan.frequencyOfReception) * months : 0;
  return uses > 0 ? `${uses} ${uses === 1 ? 'use' : 'uses'}, ${supply}` : supply;
}
