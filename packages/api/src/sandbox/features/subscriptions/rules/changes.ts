import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer, Plan, User } from '../../../core/schema.ts';

/** Choices that determine a treatment; names and prices are derived from them. */
const choices = [
  'productId',
  'variationId',
  'doseId',
  'frequencyOfReception',
  'frequencyOfDelivery',
  'packageType',
] as const satisfies readonly (keyof Plan)[];

/** Record with a pending change, effective from the next payment period; undefined if the plan doesn't differ. */
export function withChangeRequest(
  record: SubscriptionRecord,
  plan: Plan,
  { firstName = '', lastName = '' }: Pick<User, 'firstName' | 'lastName'>,
): SubscriptionRecord | undefined {
  if (choices.every((choice) => plan[choice] === record.plan?.[choice])) return undefined;
  return {
    ...record,
    modifyRequest: {
      status: 'pending',
      userName: `${firstName} ${lastName}`.trim(),
      period: (record.sequencePaymentPeriod ?? 0) + 1,
      plan,
      addons: record.addons ?? [],
      coupons: record.coupons ?? [],
    },
  };
}

/** Record with new answers, which replace earlier ones to the same questions. */
export function withAnswers(record: SubscriptionRecord, answers: readonly Answer[]): SubscriptionRecord {
  if (answers.length === 0) return record;
  const merged = new Map(
    [...(record.questionnaire ?? []), ...answers].map((each) => [each.questionId, each]),
  );
  return { ...record, questionnaire: [...merged.values()] };
}

/** Record with a pending renewal: an active subscription stays active, one without refills is in review. */
export function withRenewal(record: SubscriptionRecord, latestRenewalId: string): SubscriptionRecord {
  return {
    ...record,
    ...(record.status === 'renewal' && { status: 'pending' }),
    renewal: false,
    review: { value: 'pending' },
    latestRenewalId,
  };
}

/** Record after an answered follow-up, which is in review again. */
export const withFollowUp = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...record,
  status: 'pending',
  registrationStep: 'done',
  review: { value: 'pending' },
});
