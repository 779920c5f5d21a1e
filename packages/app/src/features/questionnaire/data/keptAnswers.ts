import type { VisitAnswer } from '@patient/api';
import type { SavedVisit, VisitUpdate } from './visitLog.ts';

/** Where the answers are: with the service, on their way, on this page, or on this device while there is no line. */
export type SavedState = 'saved' | 'saving' | 'unsaved' | 'offline';

/** The answers of a questionnaire as they stand. */
export interface KeptAnswers {
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly state: SavedState;
  /** How many of them the service does not have. */
  readonly waiting: number;
  /** Whether those would outlive a reload of the page. */
  readonly isOnDevice: boolean;
  /** Why the last try failed; gone once one succeeds. */
  readonly error: unknown;
}

/** What is kept on the device of answers that have not reached the service. */
export interface AnswersDraft {
  readonly answers: readonly VisitAnswer[];
  /** Where the patient was; undefined where the service knows. */
  readonly index?: number | undefined;
}

/** What a keeper works with. */
export interface KeeperParts {
  readonly saved: SavedVisit;
  readonly draft: AnswersDraft | undefined;
  /** Of all answers, those that count: to questions that are asked. */
  readonly counting: (answers: ReadonlyMap<string, VisitAnswer>) => readonly VisitAnswer[];
  /** Whether the service would keep an answer, and not refuse it as half written. */
  readonly isKeepable: (answer: VisitAnswer) => boolean;
  readonly send: (update: VisitUpdate & { readonly isBegun: boolean }) => Promise<void>;
  readonly load: () => Promise<SavedVisit>;
  /** Keeps a draft on the device, or with undefined takes it away; whether it is kept. */
  readonly keepDraft: (draft: AnswersDraft | undefined) => Promise<boolean>;
  readonly isOnline: () => boolean;
  /** A first failure after a success; those of the tries after it are not told again. */
  readonly onFailure: (error: unknown) => void;
  /** Whether a failure means that there is no line, and not that the service refused. */
  readonly isLineDown: (error: unknown) => boolean;
  /** Whether another try may succeed. */
  readonly isWorthAnotherTry: (error: unknown) => boolean;
}
