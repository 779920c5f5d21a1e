import type { Context } from '../../../core/context.ts';
import type { PatientIds } from '../../../core/jobs/job.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { treatingDoctor } from '../../doctors/treatingDoctor.ts';
import type { Reviewer } from '../rules/review.ts';

/** Doctor who decides on a subscription: its own, or the doctor on call. */
export function reviewerOf(
  context: Context,
  { userId }: PatientIds,
  record: SubscriptionRecord | undefined,
): Reviewer | undefined {
  const doctor = treatingDoctor(context, userId, record);
  if (doctor === undefined) return undefined;
  const { firstName = '', lastName = '' } = doctor.user ?? {};
  return { doctorId: doctor._id, userName: `Dr. ${firstName} ${lastName}` };
}
