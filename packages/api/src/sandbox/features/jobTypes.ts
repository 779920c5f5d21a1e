import { doctorAnswer } from './messages/jobs.ts';
import { expiry } from './subscriptions/jobs/expiry.ts';
import type { Work } from '../core/jobs/jobTypes.ts';
import type { TaskKind } from '../core/jobs/job.ts';
import { doseChange } from './subscriptions/jobs/doseChange.ts';
import { longHistory } from '../seed/subscriptions/longHistory.ts';
import { longTalk } from '../seed/chats/longTalk.ts';
import { review } from './subscriptions/jobs/review.ts';

/** What the service does by itself, by kind. */
export const taskWork: Partial<Record<TaskKind, Work>> = {
  doctorAnswer,
  longTalk,
  longHistory,
  review,
  doseChange,
  expiry,
};
