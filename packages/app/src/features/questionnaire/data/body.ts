import { unwrap, unwrapOne, type Gender } from '@patient/api';
import { bodyMassIndex } from '@patient/api/model';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import type { RegistrationKey, Session } from '@patient/api/session';

/**
 * Stores an answer under its key of the specification while the patient registers. In an account nothing would remove it,
 * and anyone who uses the device next could read it (privacy rules, 15).
 */
function keepWhileRegistering(
  session: Session,
  key: Extract<RegistrationKey, 'gender' | 'userHeight' | 'userWeight' | 'userBMI'>,
  value: string,
): void {
  if (session.read().status === 'register') session.keep(key, value);
}

/** Gender of a patient. */
export interface GenderChoice {
  readonly patientId: string;
  readonly gender: Gender;
}

/** Sets the patient's gender, which the questions are chosen by (specification section 7). */
export const setGenderAtom = mutation<GenderChoice>('setGender', {
  send: (client, { patientId, gender }) =>
    unwrap(
      client.POST('/api/patient/set-gender/{patientId}', {
        params: { path: { patientId } },
        body: { gender },
      }),
    ),
  onSuccess({ cache, environment }, _data, { gender }) {
    keepWhileRegistering(environment.session, 'gender', gender);
    return invalidate(cache, [ACCOUNT]);
  },
});

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
