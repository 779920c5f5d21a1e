import { unwrapOne, type VisitAnswer } from '@patient/api';
import { wasMade } from '../rules/wasMade.ts';
import { subscriptionMutation } from './subscriptionMutation.ts';

/** Answers to a doctor's follow-up. */
export interface FollowupAnswers {
  readonly id: string;
  readonly questionnaire: readonly VisitAnswer[];
}

/** Submits the answers to a follow-up (POST /api/v2/subscription/submit-followup/{id}). */
export const submitFollowupAtom = subscriptionMutation<FollowupAnswers>('submitFollowup', {
  send: (client, { id, questionnaire }) =>
    unwrapOne(
      client.POST('/api/v2/subscription/submit-followup/{id}', {
        params: { path: { id } },
        body: { questionnaire: [...questionnaire] },
      }),
    ),
  isMade: (after) => wasMade('followUp', after),
});
