import { unwrapOne } from '@patient/api';
import { wasMade } from '../rules/wasMade.ts';
import { subscriptionMutation } from './subscriptionMutation.ts';

/** A dose that a patient asks for. */
export interface DoseRequest {
  readonly id: string;
  readonly doseId: string;
}

/** Asks for another dose (POST /api/subscription/change-dose/{id}); a doctor decides. */
export const changeDoseAtom = subscriptionMutation<DoseRequest>('changeDose', {
  send: (client, { id, doseId }) =>
    unwrapOne(
      client.POST('/api/subscription/change-dose/{id}', { params: { path: { id } }, body: { doseId } }),
    ),
  isMade: (after, { doseId }) => wasMade('changeDose', after, { doseId }),
});
