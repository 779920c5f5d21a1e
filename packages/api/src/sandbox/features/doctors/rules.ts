import type { Doctor, ProductType } from '../../core/schema.ts';

/** What a doctor has to be for a patient's treatment. */
export interface DoctorWanted {
  product?: ProductType | undefined;
  /** USPS abbreviation. */
  state?: string | undefined;
  status?: string | undefined;
}

/** Whether a doctor has the status, and one licence that covers both the product and the state. */
export function fitsDoctor({ status, licenses = [] }: Doctor, wanted: DoctorWanted): boolean {
  if (wanted.status !== undefined && wanted.status !== status) return false;
  if (wanted.product === undefined && wanted.state === undefined) return true;
  return licenses.some(
    (license) =>
      (wanted.product === undefined || license.product === wanted.product) &&
      (wanted.state === undefined || license.state === wanted.state),
  );
}

/**
 * The doctor who takes a patient's question while none is assigned: an active one with a licence for the product in
 * the patient's state, else for the product, else any active one; the first of the list each time.
 */
export function doctorOnCall(
  doctors: readonly Doctor[],
  { product, state }: Omit<DoctorWanted, 'status'>,
): Doctor | undefined {
  const status = 'active';
  const wishes: readonly DoctorWanted[] = [{ product, state, status }, { product, status }, { status }];
  return wishes
    .map((wanted) => doctors.find((doctor) => fitsDoctor(doctor, wanted)))
    .find((doctor) => doctor !== undefined);
}
