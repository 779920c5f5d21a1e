import { visitQuestionnaire } from '../../features/questionnaire/rules/names.ts';
import { withHistoryEntry } from '../../features/subscriptions/rules/history.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { seedQuestionnaires } from '../questionnaires/index.ts';
import { sampleAnswers } from '../questionnaires/sampleAnswers.ts';
import type { SubscriptionSeed } from '../scenarios/scenario.ts';

/** Time between two follow-ups, ms. */
const BETWEEN_MS = 35 * 86_400_000;

/** Record with the answers of its registration, which have the first weight, and a follow-up for each other one. */
export function withWeights(
  record: SubscriptionRecord,
  [first, ...later]: NonNullable<SubscriptionSeed['weights']>,
  patientName: string,
): SubscriptionRecord {
  const done = Date.parse(record.registrationDoneDate ?? '');
  const questions = seedQuestionnaires.get(visitQuestionnaire(record.productType)) ?? [];
  const questionnaire = sampleAnswers(questions.filter(({ gender }) => gender === undefined)).map((answer) =>
    answer.questionId === 'wl-weight' ? { ...answer, value: first } : answer,
  );
  return later.reduce<SubscriptionRecord>(
    (last, weight, index) =>
      withHistoryEntry(last, last, {
        change: 'followup_answered',
        by: 'patient',
        userName: patientName,
        now: done + (index + 1) * BETWEEN_MS,
        weight,
      }),
    { ...record, questionnaire },
  );
}
