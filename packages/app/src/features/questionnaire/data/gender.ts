import { unwrap, type Gender } from '@patient/api';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { keepWhileRegistering } from './keepWhileRegistering.ts';

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
