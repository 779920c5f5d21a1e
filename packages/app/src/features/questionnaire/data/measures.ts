import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { bodyMassIndex } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { quietClientAtom } from '#shared/service/client.ts';
import { keepWhileRegistering } from './keepWhileRegistering.ts';

/** Height as text, `5 feet 9 inches`, and weight in pounds. */
export interface Measures {
  readonly patientId: string;
  readonly height: string;
  readonly weight: number;
}

/** Keeps the measures in the patient's record and, of a registration, on the device by the specification's keys until its end. */
export const saveMeasuresAtom = atomWithMutation<void, Measures, Error>((get) => {
  const { session } = get(environmentAtom);
  // Part of an answer, which the page reports; a failure is still shown, by the cache.
  const client = get(quietClientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['saveMeasures'],
    mutationFn: async ({ patientId, height, weight }) => {
      keepWhileRegistering(session, 'userHeight', height);
      keepWhileRegistering(session, 'userWeight', String(weight));
      const request = { params: { path: { id: patientId } }, body: { height, weight } };
      const patient = await unwrapOne(client.PUT('/api/patient/{id}', request));
      const bmi = bodyMassIndex({ bmi: patient.bmi, height, weight });
      if (bmi !== undefined) keepWhileRegistering(session, 'userBMI', String(bmi));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['me'] }),
  };
}, cacheOf);
