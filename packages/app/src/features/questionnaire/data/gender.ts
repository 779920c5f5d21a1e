import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrap, type Gender } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { keepWhileRegistering } from './keepWhileRegistering.ts';

/** Whose gender it is. */
export interface GenderChoice {
  readonly patientId: string;
  readonly gender: Gender;
}

/** Sets the patient's gender, which the questions are chosen by (specification section 7). */
export const setGenderAtom = atomWithMutation<void, GenderChoice, Error>((get) => {
  const { session } = get(environmentAtom);
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['setGender'],
    mutationFn: async ({ patientId, gender }) => {
      await unwrap(
        client.POST('/api/patient/set-gender/{patientId}', {
          params: { path: { patientId } },
          body: { gender },
        }),
      );
      keepWhileRegistering(session, 'gender', gender);
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['me'] }),
  };
}, cacheOf);
