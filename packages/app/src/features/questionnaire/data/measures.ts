import { unwrapOne } from '@patient/api';
import { bodyMassIndex } from '@patient/api/model';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { keepWhileRegistering } from './keepWhileRegistering.ts';

/** Height as text, `5 feet 9 inches`, and weight in pounds. */
export interface Measures {
  readonly patientId: string;
  readonly height: string;
  readonly weight: number;
}

/** Saves the measures in the patient's record and, during a registration, on the device by the specification's keys until its end. */
export const saveMeasuresAtom = mutation<Measures>('updatePatient', {
  async send(client, { patientId, height, weight }, { environment }) {
    const { session } = environment;
    keepWhileRegistering(session, 'userHeight', height);
    keepWhileRegistering(session, 'userWeight', String(weight));
    const request = { params: { path: { id: patientId } }, body: { height, weight } };
    const patient = await unwrapOne(client.PUT('/api/patient/{id}', request));
    const bmi = bodyMassIndex({ bmi: patient.bmi, height, weight });
    if (bmi !== undefined) keepWhileRegistering(session, 'userBMI', String(bmi));
  },
  onSuccess: ({ cache }) => invalidate(cache, [ACCOUNT]),
});
