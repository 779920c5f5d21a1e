import type { ProductType } from '@patient/api';
import { DEFAULT_STEPS } from '@patient/api/model';
import type { Visit } from './visit.ts';

/** `beforeEach` in which the patient with an active treatment registers another one, `active-second`. */
export function startSecond(
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
