import type { Chosen } from '../questionnaires/believable.ts';

/** How far a registration has come: the steps before `step` are complete. */
export interface VisitSeed {
  /** A registration step, or 'again' for the questions of a follow-up. */
  step: string;
  /** Answered of the questions of that step. @default none */
  answered?: number;
  chosen?: Chosen;
  /** Handed to a doctor just now. */
  isHandedIn?: boolean;
}
