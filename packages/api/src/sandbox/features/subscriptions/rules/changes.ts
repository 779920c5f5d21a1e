import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer, Plan, User } from '../../../core/schema.ts';

/** What makes a treatment another one; names and prices follow from it. */
const choices = [
  'productId',
  'variationId',
  'doseId',
  'frequencyOfReception',
  'frequencyOfDelivery',
  'packageType',
] as const satisfies readonly (keyof Plan)[];

/** The record with a change that waits for a doctor, from the next payment period on; undefined when nothing is another. */
export function askedFor(
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

/** The record with new answers; a question answered before has its last answer only. */
export function answeredAgain(record: SubscriptionRecord, answers: readonly Answer[]): SubscriptionRecord {
  if (answers.length === 0) return record;
  const kept = new Map([...(record.questionnaire ?? []), ...answers].map((each) => [each.questionId, each]));
  return { ...record, questionnaire: [...kept.values()] };
}

/** The record whose renewal a doctor looks at: one that runs goes on meanwhile, one that had run out is in review. */
export function renewing(record: SubscriptionRecord, latestRenewalId: string): SubscriptionRecord {
  return {
    ...record,
    ...(record.status === 'renewal' && { status: 'pending' }),
    renewal: false,
    review: { value: 'pending' },
    latestRenewalId,
  };
}

/** The record after the follow-up was answered: back in review. */
export const followedUp = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...record,
  status: 'pending',
  registrationStep: 'done',
  review: { value: 'pending' },
});
