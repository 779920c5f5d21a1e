import type { QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import { ApiError, type Question } from '@patient/api';
import { environmentAtom, type Store } from '../../../shared/environment.ts';
import { outboxFamily } from '../../../shared/outbox/outboxFamily.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { cacheAtom } from '../../../shared/service/cache.ts';
import { quietClientAtom } from '../../../shared/service/client.ts';
import { sessionScopedAtom } from '../../../shared/session/index.ts';
import { isOld } from '../rules/freshness.ts';
import {
  isSendable,
  parseVisitItem,
  visitItemKey,
  visitUpdate,
  type LoadedVisit,
  type VisitItem,
} from '../rules/visitView.ts';
import type { QuestionnaireName } from './questionnaires.ts';
import { readVisitAtom } from './readVisit.ts';
import { nameOf, queryKeyOf } from './visitKey.ts';
import { saveVisit } from './visitLog.ts';

/** Follow-ups fetched since the visit was loaded; an atom, since the page moves to one in the same tick. */
export const fetchedFollowUpsAtom = family((_key: string) => sessionScopedAtom<readonly Question[]>([]));

/** Adds questions to those of a visit that it does not have yet. */
function withQuestions(loaded: LoadedVisit, added: readonly Question[]): LoadedVisit {
  const known = new Set(loaded.questions.map(({ _id }) => _id));
  const fresh = added.filter(({ _id }) => !known.has(_id));
  return fresh.length === 0 ? loaded : { ...loaded, questions: [...loaded.questions, ...fresh] };
}

/** What the service has of a visit, with every question fetched so far, once it is loaded. */
export function loadedVisit(get: Getter, key: string): LoadedVisit | undefined {
  const loaded = get(cacheAtom).getQueryData<LoadedVisit>(queryKeyOf(key));
  return loaded && withQuestions(loaded, get(fetchedFollowUpsAtom(key)));
}

/** Transient failure: network, unreadable body, 5xx or 429. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429;

/** Waits for a refresh under way. */
async function settleRefresh(cache: QueryClient, key: string): Promise<void> {
  await cache
    .getQueryCache()
    .find({ queryKey: queryKeyOf(key) })
    ?.promise?.catch(() => undefined);
}

/**
 * Reads the answers of a visit again where another device may have changed them since. Rejects with ApiError: without it,
 * nobody knows what to send.
 */
export async function readIfOld(key: string, store: Store): Promise<void> {
  const cache = store.get(cacheAtom);
  await settleRefresh(cache, key);
  const known = loadedVisit(store.get, key);
  if (known === undefined || !isOld(known, store.get(environmentAtom).now())) return;
  const latest = await store.get(readVisitAtom)(key, known.saved);
  cache.setQueryData<LoadedVisit>(queryKeyOf(key), (now) => now && { ...now, ...latest });
}

/** What is known of the reads of a visit. */
const readsOf = (cache: QueryClient, key: string) => {
  const { dataUpdateCount, fetchStatus } = cache.getQueryState(queryKeyOf(key)) ?? {};
  return { ended: dataUpdateCount, isUnderWay: fetchStatus === 'fetching' };
};

/** Sends a whole questionnaire, as the service takes it: what it has by then, with the patient's own answers over it. */
async function sendVisit(
  key: string,
  store: Store,
  items: readonly VisitItem[],
): Promise<readonly VisitItem[]> {
  const cache = store.get(cacheAtom);
  await readIfOld(key, store);
  const loaded = loadedVisit(store.get, key);
  if (loaded === undefined) return [];
  const { id, questionnaire } = nameOf(key);
  const { saved, arrived, ...update } = visitUpdate(loaded, items);
  const { isBegun } = loaded.saved;
  const knownAt = store.get(environmentAtom).now();
  const before = readsOf(cache, key);
  await saveVisit(store.get(quietClientAtom), id, questionnaire, { ...update, isBegun });
  const after = readsOf(cache, key);
  // What was read meanwhile may be the old state, or a newer one of another device.
  await cache.cancelQueries({ queryKey: queryKeyOf(key) });
  cache.setQueryData<LoadedVisit>(queryKeyOf(key), (now) => now && { ...now, saved, knownAt });
  if (after.isUnderWay || after.ended !== before.ended)
    void cache.invalidateQueries({ queryKey: queryKeyOf(key) });
  return arrived;
}

/** Name of a questionnaire on the device, which shows names in clear: nothing of the treatment. */
function deviceName({ isGlobal, isAgain }: QuestionnaireName): string {
  if (isGlobal) return 'global';
  return isAgain ? 'again' : 'own';
}

/** What was given and has not arrived, by visit. */
export const visitOutbox = outboxFamily<VisitItem>((key, store) => {
  const { id, questionnaire } = nameOf(key);
  return {
    name: `answers ${id} ${deviceName(questionnaire)}`,
    keyOf: visitItemKey,
    parse: parseVisitItem,
    isSendable: (item) => {
      const loaded = loadedVisit(store.get, key);
      return loaded !== undefined && isSendable(loaded, item);
    },
    send: (items) => sendVisit(key, store, items),
    isTransient,
  };
});
