import type { Plan } from '@patient/api';
import { monthsPerPeriod } from '@patient/api/model';
import { formatDose } from '#shared/format/dose.ts';

const withDose = (names: string, plan: Plan | undefined): string =>
  [names, formatDose(plan?.weight, plan?.measure)].filter(Boolean).join(' ') || 'Treatment';

/** Name with dose: "ED Tablets, Sildenafil 50 mg". Without the plan's substance, which lists all variations of the product. */
export const medicineName = (plan: Plan | undefined): string =>
  withDose([plan?.productName, plan?.variationName].filter(Boolean).join(', '), plan);

/** Name for a row of a list: "Sildenafil 50 mg". */
export const shortMedicineName = (plan: Plan | undefined): string =>
  withDose(plan?.variationName || plan?.productName || '', plan);

/** Quantity of one delivery: "24 uses, 3-month supply". */
export function medicineQuantity(plan: Plan | undefined): string | undefined {
  if (!plan?.frequencyOfDelivery) return undefined;
  const months = monthsPerPeriod(plan);
  const supply = `${months}-month supply`;
  const uses = /^\d+$/.test(plan.frequencyOfReception ?? '') ? Number(plan.frequencyOfReception) * months : 0;
  return uses > 0 ? `${uses} ${uses === 1 ? 'use' : 'uses'}, ${supply}` : supply;
}
