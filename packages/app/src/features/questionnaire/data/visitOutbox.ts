import type { QueryClient } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { ApiError, type Question } from '@patient/api';
import { environmentAtom, type Store } from '#shared/environment.ts';
import { outboxFamily } from '#shared/outbox/outboxFamily.ts';
import { patientAtom } from '#shared/patient/me.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
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
export const fetchedFollowUpsAtom = family((_key: string) => atom<readonly Question[]>([]));

/** What the questions are chosen by; undefined until the account is there, and where it does not say. */
export const genderAtom = atom((get) => get(patientAtom)?.basic?.gender);

/** Adds questions to those of a visit that it does not have yet. */
function withQuestions(loaded: LoadedVisit, added: readonly Question[]): LoadedVisit {
  const known = new Set(loaded.questions.map(({ _id }) => _id));
  const fresh = added.filter(({ _id }) => !known.has(_id));
  return fresh.length === 0 ? loaded : { ...loaded, questions: [...loaded.questions, ...fresh] };
}

/** What the service has of a visit, with every question for a gender fetched so far, once it is loaded. */
export function loadedVisit(get: Getter, key: string, gender = get(genderAtom)): LoadedVisit | undefined {
  const loaded = get(cacheAtom).getQueryData<LoadedVisit>(queryKeyOf(key, gender));
  return loaded && withQuestions(loaded, get(fetchedFollowUpsAtom(key)));
}

/**
 * The same or, after the gender was corrected and until the visit is loaded anew, with the questions for the other one:
 * what was answered to them may still be on its way.
 */
export const knownVisit = (get: Getter, key: string): LoadedVisit | undefined =>
  loadedVisit(get, key) ?? loadedVisit(get, key, 'female') ?? loadedVisit(get, key, 'male');

/** Transient failure: network, unreadable body, 5xx or 429. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429;

const readsOf = (cache: QueryClient, key: string) =>
  cache.getQueryCache().findAll({ queryKey: queryKeyOf(key) });

/** Waits for what is loaded or refreshed. */
async function settleReads(cache: QueryClient, key: string): Promise<void> {
  await Promise.all(readsOf(cache, key).map((read) => read.promise?.catch(() => undefined)));
}

/** Changes every copy of a visit that is loaded. */
function changeLoaded(cache: QueryClient, key: string, changed: Partial<LoadedVisit>): void {
  const queryKey = queryKeyOf(key);
  cache.setQueriesData<LoadedVisit>({ queryKey }, (now) => now && { ...now, ...changed });
}

/**
 * Reads the answers of a visit again where another device may have changed them since. Rejects with ApiError: without it,
 * nobody knows what to send.
 */
export async function readIfOld(key: string, store: Store): Promise<void> {
  const cache = store.get(cacheAtom);
  await settleReads(cache, key);
  const known = knownVisit(store.get, key);
  if (known === undefined || !isOld(known, store.get(environmentAtom).now())) return;
  changeLoaded(cache, key, await store.get(readVisitAtom)(key, known.saved));
}

/** Number of reads of a visit that have ended. */
const countReads = (cache: QueryClient, key: string): number =>
  readsOf(cache, key).reduce((sum, { state }) => sum + state.dataUpdateCount, 0);

/** Sends a whole questionnaire, as the service takes it: what it has by then, with the patient's own answers over it. */
async function sendVisit(
  key: string,
  store: Store,
  items: readonly VisitItem[],
): Promise<readonly VisitItem[]> {
  const cache = store.get(cacheAtom);
  await readIfOld(key, store);
  const loaded = knownVisit(store.get, key);
  if (loaded === undefined) return [];
  const { id, questionnaire } = nameOf(key);
  const { saved, arrived, ...update } = visitUpdate(loaded, items);
  const { isBegun } = loaded.saved;
  const knownAt = store.get(environmentAtom).now();
  const queryKey = queryKeyOf(key);
  const before = countReads(cache, key);
  await saveVisit(store.get(clientAtom), id, questionnaire, { ...update, isBegun });
  const wasRead = cache.isFetching({ queryKey }) > 0 || countReads(cache, key) !== before;
  // What was read meanwhile may be the old state, or a newer one of another device.
  await cache.cancelQueries({ queryKey });
  changeLoaded(cache, key, { saved, knownAt });
  if (wasRead) void cache.invalidateQueries({ queryKey });
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
      const loaded = knownVisit(store.get, key);
      return loaded !== undefined && isSendable(loaded, item);
    },
    send: (items) => sendVisit(key, store, items),
    isTransient,
  };
});
