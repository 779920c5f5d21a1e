import type { ProductType } from '@patient/api';
import { DEFAULT_STEPS } from '@patient/api/model';
import type { Visit } from './visit.ts';

/** `beforeEach` that starts a registration of a second treatment, `active-second`, for the patient `active`. */
export function startSecondTreatment(
  { visit }: { visit: Visit },
  productType: ProductType,
  registrationStep = 'globalQuestions',
) {
  visit.sandbox.store.put('subscriptions', 'patient-active', 'active-second', {
    _id: 'active-second',
    patientId: 'patient-active',
    productType,
    status: 'in_progress',
    isApproved: false,
    registrationStep,
    registrationStepsOrder: DEFAULT_STEPS.filter((step) => step !== 'photo'),
  });
}
