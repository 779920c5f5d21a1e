import { atom } from 'jotai';
import type { ProductType, VisitAnswer } from '@patient/api';
import { answersThatCount, firstUnanswered } from '@patient/api/model';
import { storeAtom } from '#shared/environment.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { refreshAnswers } from '#shared/service/otherTabs.ts';
import { mergedAnswers } from '../rules/visitView.ts';
import { completeQuestionsAtom } from './completeQuestions.ts';
import { queryKeyOf, visitKey } from './visitKey.ts';
import { fetchedFollowUpsAtom, loadedVisit, readIfOld, visitOutbox } from './visitOutbox.ts';

/** Subscription whose renewal or follow-up is answered. */
export interface RevisitedSubscription {
  readonly _id: string;
  readonly productType: ProductType;
}

/** Key of the questionnaire of a renewal or a follow-up. */
export const revisitKey = ({ _id: subscriptionId, productType }: RevisitedSubscription): string =>
  visitKey({ subscriptionId, productType, isGlobal: false, isAgain: true });

/**
 * The answers to hand in, once the service has them all, with those given on another device: to the questions that are
 * asked, in their order. Rejects with ApiError when one does not arrive, and with Error when one is missing: another device
 * or a corrected gender may have brought its question.
 */
export const collectRevisitAtom = atom(
  null,
  async (get, set, subscription: RevisitedSubscription): Promise<VisitAnswer[]> => {
    const key = revisitKey(subscription);
    const { outboxAtom } = visitOutbox(key);
    await get(outboxAtom).flush();
    await readIfOld(key, get(storeAtom));
    const questions = await set(completeQuestionsAtom, { key });
    const loaded = loadedVisit(get, key);
    const answers = loaded && mergedAnswers(loaded.saved, get(outboxAtom).state().items.values());
    if (answers === undefined || firstUnanswered(questions, answers) !== undefined)
      throw new Error('A question has no answer yet');
    return answersThatCount(questions, answers);
  },
);

/** Forgets a questionnaire that was handed in, so that the next renewal begins anew. */
export const forgetRevisitAtom = atom(
  null,
  async (get, set, subscription: RevisitedSubscription): Promise<void> => {
    const key = revisitKey(subscription);
    set(fetchedFollowUpsAtom(key), []);
    get(cacheAtom).removeQueries({ queryKey: queryKeyOf(key) });
    const outbox = get(visitOutbox(key).outboxAtom);
    // What an earlier page left on the device would be sent with the next renewal.
    await outbox.restore();
    for (const item of outbox.state().items.keys()) outbox.remove(item);
  },
);

/** Forgets a questionnaire that was handed in elsewhere, and reads again what came of it. */
export const leaveRevisitAtom = atom(null, (get, set, subscription: RevisitedSubscription): void => {
  void set(forgetRevisitAtom, subscription);
  void refreshAnswers(get(cacheAtom));
});
