import type { Doctor, ProductType } from '../../core/schema.ts';

/** Criteria for a doctor. */
export interface DoctorCriteria {
  product?: ProductType | undefined;
  /** USPS abbreviation. */
  state?: string | undefined;
  status?: string | undefined;
}

/** Whether a doctor has the status, and one license for both the product and the state. */
export function matchesCriteria({ status, licenses = [] }: Doctor, criteria: DoctorCriteria): boolean {
  if (criteria.status !== undefined && criteria.status !== status) return false;
  if (criteria.product === undefined && criteria.state === undefined) return true;
  return licenses.some(
    (license) =>
      (criteria.product === undefined || license.product === criteria.product) &&
      (criteria.state === undefined || license.state === criteria.state),
  );
}

/**
 * Doctor for the questions of a patient without an assigned one: the first active doctor with a license for the product in
 * the patient's state, else for the product, else any active doctor.
 */
export function doctorOnCall(
  doctors: readonly Doctor[],
  { product, state }: Omit<DoctorCriteria, 'status'>,
): Doctor | undefined {
  const status = 'active';
  const preferences: readonly DoctorCriteria[] = [
    { product, state, status },
    { product, status },
    { status },
  ];
  return preferences
    .map((criteria) => doctors.find((doctor) => matchesCriteria(doctor, criteria)))
    .find((doctor) => doctor !== undefined);
}
