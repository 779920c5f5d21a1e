import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError, type Question, type VisitAnswer } from '@patient/api';
import { isKeepable } from '../rules/answers.ts';
import {
  answersThatCount,
  askedQuestions,
  byQuestion,
  possibleFollowUps,
  type AskedQuestions,
} from '../rules/questionTree.ts';
import { isProductType } from '../../treatment/index.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { patientAtom } from '../../../shared/patient/me.ts';
import { notifyFailure } from '../../../shared/service/notify.ts';
import { createListeners } from '../../../shared/session/listeners.ts';
import { createAnswerKeeper, type AnswerKeeper } from './answers.ts';
import { draftOf } from './drafts.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { fetchFollowUp, fetchGlobalAnswers, fetchQuestions, questionTypeOf } from './questionnaires.ts';
import { fetchSavedVisit, saveVisit, type SavedVisit } from './visitLog.ts';

/** A visit as it stands: the answers, and the questions that they lead to. */
export interface VisitState extends KeptAnswers {
  readonly asked: AskedQuestions;
}

/** One questionnaire of a subscription as the patient answers it. */
export interface Visit extends AnswerKeeper {
  readonly get: () => VisitState;
  /** Every question known so far, follow-ups included. */
  readonly known: () => readonly Question[];
  /** Fetches follow-ups that are not known yet; rejects with ApiError when one does not come. */
  readonly learn: (ids: readonly string[]) => Promise<void>;
}

/** Which visit: the subscription and which of its two questionnaires. */
export interface VisitKey {
  readonly subscriptionId: string;
  readonly productType: string;
  readonly isGlobal: boolean;
}

/** A key as a text, for the family and the cache. */
export const visitKey = ({ subscriptionId, productType, isGlobal }: VisitKey): string =>
  JSON.stringify([subscriptionId, productType, isGlobal]);

function partsOf(key: string): VisitKey {
  const [subscriptionId, productType, isGlobal]: [string, string, boolean] = JSON.parse(key);
  return { subscriptionId, productType, isGlobal };
}

/** No answer, one that cannot be read, or a service in trouble: the same may succeed later. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429;

/** A questionnaire with its answers, kept until the session ends; loading it again goes on with what is there. */
export const visitAtom = family((key: string) =>
  atomWithQuery((get) => {
    const { subscriptionId, productType, isGlobal } = partsOf(key);
    const name = { isGlobal, productType: isProductType(productType) ? productType : 'ed' } as const;
    const environment = get(environmentAtom);
    const client = get(quietClientAtom);
    const cache = get(cacheAtom);
    const patient = get(patientAtom);
    const gender = patient?.basic?.gender;

    const open = async (): Promise<Visit> => {
      const draft = draftOf(environment, `${subscriptionId} ${questionTypeOf(name)}`);
      const [questions, log, drafted] = await Promise.all([
        fetchQuestions(client, name, gender),
        fetchSavedVisit(client, subscriptionId, name),
        draft.read(),
      ]);
      const saved: SavedVisit =
        isGlobal && !log.isBegun
          ? { ...log, answers: await fetchGlobalAnswers(client, patient?._id ?? '') }
          : log;

      const learning = createListeners();
      let known: readonly Question[] = questions;
      const byId = () => new Map(known.map((question) => [question._id, question]));
      const learn = async (ids: readonly string[]) => {
        const missing = ids.filter((id) => !byId().has(id));
        const fetched = await Promise.all(missing.map((id) => fetchFollowUp(client, id)));
        const before = byId();
        const learnt = fetched.filter(({ _id }) => !before.has(_id));
        if (learnt.length === 0) return;
        known = [...known, ...learnt];
        learning.call();
      };
      const learnAll = async (answers: ReadonlyMap<string, VisitAnswer>): Promise<void> => {
        const { missing } = askedQuestions(known, answers);
        if (missing.length === 0) return;
        await learn(missing);
        await learnAll(answers);
      };
      // The list is made from the saved answers before the index is used.
      await learnAll(byQuestion([...saved.answers, ...(drafted?.answers ?? [])]));

      const keeper = createAnswerKeeper({
        saved,
        draft: drafted,
        counting: (answers) => answersThatCount(known, answers),
        isKeepable: (answer) => {
          const question = byId().get(answer.questionId);
          return question === undefined || isKeepable(question, answer);
        },
        send: (update) => saveVisit(client, subscriptionId, name, update),
        load: () => fetchSavedVisit(client, subscriptionId, name),
        keepDraft: draft.keep,
        isOnline: () => navigator.onLine,
        onFailure: (error) => {
          notifyFailure(environment, error);
        },
        isLineDown: (error) => error instanceof ApiError && error.kind === 'network',
        isWorthAnotherTry: isPassing,
      });
      const leave = environment.session.onChange(() => {
        if (environment.session.read().loggedIn) return;
        keeper.dispose();
        leave();
      });
      keeper.retry();
      let shown: VisitState = { ...keeper.get(), asked: askedQuestions(known, keeper.get().answers) };
      const changes = createListeners();
      const update = () => {
        const kept = keeper.get();
        shown = { ...kept, asked: askedQuestions(known, kept.answers) };
        changes.call();
      };
      keeper.subscribe(update);
      learning.add(update);
      return { ...keeper, get: () => shown, subscribe: changes.add, known: () => known, learn };
    };

    return {
      queryKey: ['visit', key],
      enabled: patient !== undefined,
      // What the patient answers lives here, and must not be taken for something to be fetched anew.
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false as const,
      queryFn: () => cache.getQueryData<Visit>(['visit', key]) ?? open(),
    };
  }, cacheOf),
);

/** Ids of the follow-ups that the question at `index`, and the next one, may bring. */
export const followUpsAhead = (visit: Visit, index: number): readonly string[] =>
  possibleFollowUps(visit.get().asked.questions.slice(index, index + 2));
