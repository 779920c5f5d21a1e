import { atom } from 'jotai';
import type { Question, VisitAnswer } from '@patient/api';
import { answersThatCount, firstUnanswered } from '@patient/api/model';
import { storeAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { answerOf } from '../rules/answers.ts';
import {
  fetchedFollowUpsAtom,
  knownVisit,
  queryKeyOf,
  readIfOld,
  visitAtom,
  visitNow,
  visitOutbox,
} from './visit.ts';
import { fetchFollowUp } from './visitLog.ts';

/** Photos of an answer at a moment: a page that was opened earlier may know others. */
type ChangeFiles = (files: readonly string[]) => readonly string[];

/** Actions on the visit of a key, on what it is at the moment of the action. */
export const visitActionsAtom = family((key: string) =>
  atom((get) => {
    const store = get(storeAtom);
    const outbox = get(visitOutbox(key).outboxAtom);
    const followUpsAtom = fetchedFollowUpsAtom(key);

    /** Fetches follow-ups that are not known yet; rejects with ApiError. */
    async function fetchFollowUps(ids: readonly string[]): Promise<void> {
      const client = store.get(clientAtom);
      const known = new Set(visitNow(store, key)?.questions.map(({ _id }) => _id));
      const unknown = ids.filter((id) => !known.has(id));
      const fetched = await Promise.all(unknown.map((id) => fetchFollowUp(client, id)));
      store.set(followUpsAtom, (before) => [...before, ...fetched]);
    }

    /** Fetches every follow-up that the answers ask for and resolves to the whole list of questions; rejects with ApiError. */
    async function complete(): Promise<readonly Question[]> {
      const { questions = [], missing = [] } = visitNow(store, key)?.asked ?? {};
      if (missing.length === 0) return questions;
      await fetchFollowUps(missing);
      const after = visitNow(store, key)?.asked.questions ?? [];
      // A follow-up may have follow-ups of its own.
      return after.length === questions.length ? after : complete();
    }

    /**
     * Sends what is left and resolves to whether every question has its answer then: what was answered on another device may
     * ask more. Rejects with ApiError.
     */
    async function finish(): Promise<boolean> {
      await outbox.flush();
      await complete();
      const visit = visitNow(store, key);
      return visit !== undefined && firstUnanswered(visit.questions, visit.answers) === undefined;
    }

    /** Addresses of the photos of an answer; undefined before the visit is loaded. */
    const filesOf = ({ _id }: Question): readonly string[] | undefined => {
      const visit = visitNow(store, key, knownVisit);
      return visit && (visit.answers.get(_id)?.files ?? []);
    };

    return {
      fetchFollowUps,
      complete,
      finish,
      filesOf,
      /** Adds an answer to the outbox; it is sent after `delay` ms without another one. */
      answer: (answer: VisitAnswer, delay: number) => outbox.put({ kind: 'answer', answer }, delay),
      /** Stores the place in the list of questions, from 0, unless it is stored already. */
      setPosition(index: number): void {
        if (store.get(visitAtom(key)).visit?.lastIndex !== index) outbox.put({ kind: 'position', index }, 0);
      },
      changeFiles(question: Question, change: ChangeFiles): void {
        const files = filesOf(question);
        if (files) outbox.put({ kind: 'answer', answer: answerOf(question, change(files)) }, 0);
      },
      /** Sends what an earlier page left on the device. */
      retry: outbox.retry,
      /** Sends answers from an earlier treatment with this visit, agreements included; resolves and rejects as `finish`. */
      confirm(): Promise<boolean> {
        const questions = visitNow(store, key)?.asked.questions ?? [];
        for (const question of questions.filter(({ kind }) => kind === 'agreement'))
          outbox.put({ kind: 'answer', answer: answerOf(question, true) }, 0);
        // Also where nothing else changed: the visit has no log before its first send.
        outbox.put({ kind: 'position', index: questions.length - 1 }, 0);
        return finish();
      },
      /**
       * The answers to hand in, once the service has them all, with those given on another device: to the questions that are
       * asked, in their order. Rejects with ApiError, and with Error when an answer is missing: another device or a corrected
       * gender may have added its question.
       */
      async collect(): Promise<VisitAnswer[]> {
        await outbox.flush();
        await readIfOld(store, key);
        const questions = await complete();
        const visit = visitNow(store, key);
        if (visit === undefined || firstUnanswered(questions, visit.answers) !== undefined)
          throw new Error('A question has no answer yet');
        return answersThatCount(questions, visit.answers);
      },
      /** Forgets a questionnaire that was handed in, so that the next renewal starts empty. */
      async forget(): Promise<void> {
        store.set(followUpsAtom, []);
        store.get(cacheAtom).removeQueries({ queryKey: queryKeyOf(key) });
        // What an earlier page left on the device would be sent with the next renewal.
        await outbox.restore();
        for (const item of outbox.state().items.keys()) outbox.remove(item);
      },
    };
  }),
);
