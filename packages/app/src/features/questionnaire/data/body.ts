import { unwrap, unwrapOne, type Gender } from '@patient/api';
import { bodyMassIndex } from '@patient/api/model';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import type { RegistrationKey, Session } from '@patient/api/session';

/**
 * Stores an answer under the specification's key, during registration only: the key is removed at the end of a registration,
 * and would otherwise be readable for the next user of the device (privacy rules, 15).
 */
function storeWhileRegistering(
  session: Session,
  key: Extract<RegistrationKey, 'userHeight' | 'userWeight' | 'userBMI'>,
  value: string,
): void {
  if (session.read().status === 'register') session.store(key, value);
}

/** Input of {@link setGenderAtom}. */
export interface GenderChoice {
  readonly patientId: string;
  readonly gender: Gender;
}

/** Saves the patient's gender, which selects the questions (specification section 7). */
export const setGenderAtom = mutation<GenderChoice>('setGender', {
  isQuiet: true,
  send: (client, { patientId, gender }) =>
    unwrap(
      client.POST('/api/patient/set-gender/{patientId}', {
        params: { path: { patientId } },
        body: { gender },
      }),
    ),
  onSuccess: ({ cache }) => invalidate(cache, [ACCOUNT]),
});

/** Height as text, `5 feet 9 inches`, and weight in pounds. */
export interface Measures {
  readonly patientId: string;
  readonly height: string;
  readonly weight: number;
}

/** Saves height and weight in the patient's record and, during a registration, under the specification's storage keys. */
export const saveMeasuresAtom = mutation<Measures>('updatePatient', {
  async send(client, { patientId, height, weight }, { environment }) {
    const { session } = environment;
    storeWhileRegistering(session, 'userHeight', height);
    storeWhileRegistering(session, 'userWeight', String(weight));
    const request = { params: { path: { id: patientId } }, body: { height, weight } };
    const patient = await unwrapOne(client.PUT('/api/patient/{id}', request));
    const bmi = bodyMassIndex({ bmi: patient.bmi, height, weight });
    if (bmi !== undefined) storeWhileRegistering(session, 'userBMI', String(bmi));
  },
  onSuccess: ({ cache }) => invalidate(cache, [ACCOUNT]),
});
