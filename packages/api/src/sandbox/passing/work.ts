import { doctorAnswer } from './doctorAnswer.ts';
import { expiry } from './expiry.ts';
import type { Work } from './kinds.ts';
import type { TaskKind } from './task.ts';
import { doseChange } from './doseChange.ts';
import { longHistory } from '../seed/longHistory.ts';
import { longTalk } from '../seed/longTalk.ts';
import { review } from './review.ts';

/** What the service does by itself, by kind. */
export const taskWork: Partial<Record<TaskKind, Work>> = {
  doctorAnswer,
  longTalk,
  longHistory,
  review,
  doseChange,
  expiry,
};
