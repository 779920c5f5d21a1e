import { atom } from 'jotai';
import type { Question, VisitAnswer } from '@patient/api';
import { relevantAnswers, firstUnanswered, answerOf } from '@patient/api/model';
import { storeAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import {
  currentVisit,
  fetchedFollowUpsAtom,
  findLoadedVisit,
  queryKeyOf,
  refetchIfStale,
  visitAtom,
  visitOutbox,
} from './visit.ts';
import { fetchFollowUp } from './visitLog.ts';

/** Updates the current photos of an answer, which may be newer than the rendered ones. */
type ChangeFiles = (files: readonly string[]) => readonly string[];

/** Actions on the current state of a visit, which may be newer than the rendered one. */
export const visitActionsAtom = family((key: string) =>
  atom((get) => {
    const store = get(storeAtom);
    const outbox = get(visitOutbox(key).outboxAtom);
    const followUpsAtom = fetchedFollowUpsAtom(key);

    /** Fetches follow-ups that aren't loaded yet; rejects with ApiError. */
    async function fetchFollowUps(ids: readonly string[]): Promise<void> {
      const client = store.get(clientAtom);
      const known = new Set(currentVisit(store, key)?.questions.map(({ _id }) => _id));
      const missing = ids.filter((id) => !known.has(id));
      // Each is shown as soon as it is loaded, even if another one fails.
      const add = (question: Question) => store.set(followUpsAtom, (before) => [...before, question]);
      await Promise.all(missing.map((id) => fetchFollowUp(client, id).then(add)));
    }

    /** Fetches all follow-ups required by the answers; resolves to the complete list of questions. Rejects with ApiError. */
    async function complete(): Promise<readonly Question[]> {
      const { questions = [], missing = [] } = currentVisit(store, key)?.asked ?? {};
      if (missing.length === 0) return questions;
      await fetchFollowUps(missing);
      const after = currentVisit(store, key)?.asked.questions ?? [];
      // A follow-up may have follow-ups of its own.
      return after.length === questions.length ? after : complete();
    }

    /**
     * Sends unsent items, then resolves to whether every question is answered: answers from another device may require
     * follow-ups. Rejects with ApiError.
     */
    async function finish(): Promise<boolean> {
      await outbox.flush();
      await complete();
      const visit = currentVisit(store, key);
      return visit !== undefined && firstUnanswered(visit.questions, visit.answers) === undefined;
    }

    /** URLs of the photos of an answer; undefined until the visit is loaded. */
    const filesOf = ({ _id }: Question): readonly string[] | undefined => {
      const visit = currentVisit(store, key, findLoadedVisit);
      return visit && (visit.answers.get(_id)?.files ?? []);
    };

    return {
      fetchFollowUps,
      complete,
      finish,
      filesOf,
      /** Adds an answer to the outbox; it is sent after `delay` ms without another one. */
      answer: (answer: VisitAnswer, delay: number) => outbox.put({ kind: 'answer', answer }, delay),
      /** Saves the zero-based index of the shown question, if it changed. */
      setPosition(index: number): void {
        if (store.get(visitAtom(key)).visit?.lastIndex !== index) outbox.put({ kind: 'position', index }, 0);
      },
      changeFiles(question: Question, change: ChangeFiles): void {
        const files = filesOf(question);
        if (files) outbox.put({ kind: 'answer', answer: answerOf(question, change(files)) }, 0);
      },
      /** Sends items that an earlier page stored on the device. */
      retry: outbox.retry,
      /** Saves the answers from an earlier treatment in this visit, including agreements. Resolves as `finish` does. */
      confirm(): Promise<boolean> {
        const questions = currentVisit(store, key)?.asked.questions ?? [];
        for (const question of questions.filter(({ kind }) => kind === 'agreement'))
          outbox.put({ kind: 'answer', answer: answerOf(question, true) }, 0);
        // Makes sure that something is sent, which creates the log of this visit.
        outbox.put({ kind: 'position', index: questions.length - 1 }, 0);
        return finish();
      },
      /**
       * Saves all answers, then resolves to those to submit, in question order, including answers from other devices. Rejects
       * with ApiError, and with Error if a question has no answer, as after a change on another device or a corrected gender.
       */
      async collect(): Promise<VisitAnswer[]> {
        await outbox.flush();
        await refetchIfStale(store, key);
        const questions = await complete();
        const visit = currentVisit(store, key);
        if (visit === undefined || firstUnanswered(questions, visit.answers) !== undefined)
          throw new Error('A question has no answer yet');
        return relevantAnswers(questions, visit.answers);
      },
      /** Clears a submitted questionnaire, so that the next renewal starts empty. */
      async clear(): Promise<void> {
        store.set(followUpsAtom, []);
        store.get(cacheAtom).removeQueries({ queryKey: queryKeyOf(key) });
        // Loads items stored by an earlier page, which would otherwise be sent with the next renewal.
        await outbox.restore();
        for (const item of outbox.state().items.keys()) outbox.remove(item);
      },
    };
  }),
);
