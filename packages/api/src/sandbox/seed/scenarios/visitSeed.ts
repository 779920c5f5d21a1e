import type { Chosen } from '../questionnaires/sampleAnswers.ts';

/** Progress of a registration: the steps before `step` are complete. */
export interface VisitSeed {
  /** A registration step, or 'followUp' for the questions of a follow-up. */
  step: string;
  /** Number of answered questions in that step. @default none */
  answered?: number;
  chosen?: Chosen;
  /** Whether it was just submitted. */
  isSubmitted?: boolean;
}
