import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';
import { patientIdAtom } from '#shared/patient/me.ts';
import { clientAtom } from '#shared/service/client.ts';
import type { LoadedVisit, SavedVisit } from '../rules/visitView.ts';
import { fetchGlobalAnswers } from './questionnaires.ts';
import { nameOf } from './visitKey.ts';
import { fetchSavedVisit, refreshSavedVisit } from './visitLog.ts';

/**
 * Reads what the service has of the visit of a key; of the questions common to all treatments, where none is begun, what
 * the patient answered before. `known` is what it had. Rejects with ApiError.
 */
export const readVisitAtom = atom((get) => {
  const { now } = get(environmentAtom);
  const client = get(clientAtom);
  const patientId = get(patientIdAtom) ?? '';
  return async (key: string, known?: SavedVisit): Promise<Pick<LoadedVisit, 'saved' | 'knownAt'>> => {
    const { id, questionnaire } = nameOf(key);
    // The answers are those of any moment from here on.
    const knownAt = now();
    const log = await (known ? refreshSavedVisit : fetchSavedVisit)(client, id, questionnaire);
    if (log.isBegun || !questionnaire.isGlobal) return { saved: log, knownAt };
    return {
      saved: { ...log, answers: await fetchGlobalAnswers(client, patientId, known?.answers) },
      knownAt,
    };
  };
});
