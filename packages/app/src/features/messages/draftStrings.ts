import type { DraftProblem } from '@patient/api/messages';
import { fileProblemStrings } from '#shared/fileStrings.ts';

/** Why a file can't be attached or a message can't be sent, for patients. */
export const draftProblemStrings: Readonly<Record<DraftProblem, string>> = {
  ...fileProblemStrings('chat'),
  alone: 'Write a few words with your file, to say what it is about.',
  occupied:
    'We left your message as it is, since a message can have only one file. Send or remove your new file first.',
  several: 'A message can have only one file. Add one file at a time.',
};
