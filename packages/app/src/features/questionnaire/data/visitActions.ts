import { atom } from 'jotai';
import type { Question, VisitAnswer } from '@patient/api';
import {
  answerOf,
  firstUnanswered,
  isSamePosition,
  relevantAnswers,
  startPosition,
  type VisitPosition,
} from '@patient/api/model';
import { storeAtom } from '#shared/environment.ts';
import { patientAtom } from '#shared/patient/me.ts';
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
  type VisitName,
} from './visit.ts';
import { fetchFollowUp } from './visitLog.ts';

/** Updates the current photos of an answer, which may be newer than the rendered ones. */
type ChangeFiles = (files: readonly string[]) => readonly string[];

/** Actions on the current state of a visit, which may be newer than the rendered one. */
export const visitActionsAtom = family((name: VisitName) =>
  atom((get) => {
    const store = get(storeAtom);
    const outbox = get(visitOutbox(name).outboxAtom);
    const followUpsAtom = fetchedFollowUpsAtom(name);

    /** Fetches follow-ups that aren't loaded yet; rejects with ApiError. */
    async function fetchFollowUps(ids: readonly string[]): Promise<void> {
      const client = store.get(clientAtom);
      const known = new Set(currentVisit(store, name)?.questions.map(({ _id }) => _id));
      const missing = ids.filter((id) => !known.has(id));
      // Each is shown as soon as it is loaded, even if another one fails.
      const add = (question: Question) => store.set(followUpsAtom, (before) => [...before, question]);
      await Promise.all(missing.map((id) => fetchFollowUp(client, id).then(add)));
    }

    /** Fetches all follow-ups required by the answers; resolves to the complete list of questions. Rejects with ApiError. */
    async function complete(): Promise<readonly Question[]> {
      const { questions = [], missing = [] } = currentVisit(store, name)?.asked ?? {};
      if (missing.length === 0) return questions;
      await fetchFollowUps(missing);
      const after = currentVisit(store, name)?.asked.questions ?? [];
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
      const visit = currentVisit(store, name);
      return visit !== undefined && firstUnanswered(visit.questions, visit.answers) === undefined;
    }

    /** URLs of the photos of an answer; undefined until the visit is loaded. */
    const filesOf = ({ _id }: Question): readonly string[] | undefined => {
      const visit = currentVisit(store, name, findLoadedVisit);
      return visit && (visit.answers.get(_id)?.files ?? []);
    };

    const shown = () => store.get(visitAtom(name)).visit;

    /** Shows a position, which is saved as answers are. */
    function show(position: VisitPosition): void {
      const before = shown()?.position;
      if (before === undefined || !isSamePosition(before, position))
        outbox.put({ kind: 'position', position }, 0);
    }

    /** Adds an answer to the outbox; it is sent after `delay` ms without another one. */
    function answer(given: VisitAnswer, delay: number): void {
      const visit = shown();
      // Otherwise an answer to an open question would lead to a later position by itself.
      if (visit?.isBeforePosition === true) outbox.put({ kind: 'position', position: visit.position }, delay);
      outbox.put({ kind: 'answer', answer: given }, delay);
    }

    return {
      fetchFollowUps,
      complete,
      finish,
      filesOf,
      answer,
      show,
      /** Opens the questionnaire again, at its position or with all known answers. */
      reopen(): void {
        const visit = shown();
        if (visit === undefined) return;
        const { asked, answers, index: lastIndex } = visit;
        const [isGlobal, patient] = [name.kind === 'global', store.get(patientAtom)];
        show(startPosition({ asked: asked.questions, answers, isGlobal, patient, lastIndex }));
      },
      changeFiles(question: Question, change: ChangeFiles): void {
        const files = filesOf(question);
        if (files) answer(answerOf(question, change(files)), 0);
      },
      /** Sends items that an earlier page stored on the device. */
      retry: outbox.retry,
      /** Saves the answers from an earlier treatment in this visit, including agreements. Resolves as `finish` does. */
      confirm(): Promise<boolean> {
        const questions = currentVisit(store, name)?.asked.questions ?? [];
        for (const question of questions.filter(({ kind }) => kind === 'agreement'))
          answer(answerOf(question, true), 0);
        // Makes sure that something is sent, which creates the log of this visit.
        outbox.put({ kind: 'position', position: { part: 'known' } }, 0);
        return finish();
      },
      /**
       * Saves all answers, then resolves to those to submit, in question order, including answers from other devices. Rejects
       * with ApiError, and with Error if a question has no answer, as after a change on another device or a corrected gender.
       */
      async collect(): Promise<VisitAnswer[]> {
        await outbox.flush();
        await refetchIfStale(store, name);
        const questions = await complete();
        const visit = currentVisit(store, name);
        if (visit === undefined || firstUnanswered(questions, visit.answers) !== undefined)
          throw new Error('A question has no answer yet');
        return relevantAnswers(questions, visit.answers);
      },
      /** Clears a submitted questionnaire, so that the next renewal starts empty. */
      async clear(): Promise<void> {
        store.set(followUpsAtom, []);
        store.get(cacheAtom).removeQueries({ queryKey: queryKeyOf(name) });
        // Loads items stored by an earlier page, which would otherwise be sent with the next renewal.
        await outbox.restore();
        for (const item of outbox.state().items.keys()) outbox.remove(item);
      },
    };
  }),
);
