import type { VisitAnswer } from '@patient/api';
import type { Environment } from '../../../shared/environment.ts';
import type { AnswersDraft } from './keptAnswers.ts';

/** The draft of one questionnaire on this device. */
export interface AnswersDraftPlace {
  readonly read: () => Promise<AnswersDraft | undefined>;
  /** Whether the draft is kept; undefined takes it away. */
  readonly keep: (draft: AnswersDraft | undefined) => Promise<boolean>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is VisitAnswer =>
  isRecord(value) && typeof value['questionId'] === 'string';

/** A draft as it was written; anything else, such as one of an older release, is none. */
function draftIn(stored: unknown): AnswersDraft | undefined {
  if (!isRecord(stored) || !Array.isArray(stored['answers'])) return undefined;
  const { answers, index } = stored;
  return { answers: answers.filter(isAnswer), ...(typeof index === 'number' && { index }) };
}

/** Where a questionnaire's unsent answers are kept; a device that cannot is one that keeps nothing. */
export function draftOf({ loadDrafts }: Environment, name: string): AnswersDraftPlace {
  return {
    read: async () => {
      const drafts = await loadDrafts().catch(() => undefined);
      return draftIn(await drafts?.read(name));
    },
    keep: async (draft) => {
      const drafts = await loadDrafts().catch(() => undefined);
      if (draft !== undefined) return (await drafts?.write(name, draft)) ?? false;
      await drafts?.remove(name);
      return false;
    },
  };
}
