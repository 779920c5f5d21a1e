import { atom, type Getter } from 'jotai';
import type { Question } from '@patient/api';
import { answerOf } from '../rules/answers.ts';
import { mergedAnswers } from '../rules/visitView.ts';
import { knownVisit, visitOutbox } from './visitOutbox.ts';

/** A question that photos answer, and the key of its visit. */
export interface PhotoQuestion {
  readonly visitKey: string;
  readonly question: Question;
}

/** Addresses of the photos that an answer has at this moment; undefined before the visit is loaded. */
export function filesOf(get: Getter, { visitKey, question }: PhotoQuestion): readonly string[] | undefined {
  const loaded = knownVisit(get, visitKey);
  if (loaded === undefined) return undefined;
  const items = get(visitOutbox(visitKey).outboxAtom).state().items.values();
  return mergedAnswers(loaded.saved, items).get(question._id)?.files ?? [];
}

/** Changes the photos of an answer from what it has now: a page that began earlier may know others. */
export const changeFilesAtom = atom(
  null,
  (get, _set, place: PhotoQuestion, change: (files: readonly string[]) => readonly string[]): void => {
    const files = filesOf(get, place);
    if (files === undefined) return;
    const answer = answerOf(place.question, change(files));
    get(visitOutbox(place.visitKey).outboxAtom).put({ kind: 'answer', answer }, 0);
  },
);
