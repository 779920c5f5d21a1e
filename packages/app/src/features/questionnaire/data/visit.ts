import { atom, type Getter } from 'jotai';
import {
  ApiError,
  unwrapOne,
  type ApiClient,
  type Gender,
  type Question,
  type Subscription,
  type VisitAnswer,
} from '@patient/api';
import {
  askedQuestions,
  type AskedQuestions,
  isProductType,
  isSendable,
  isStale,
  mergedAnswers,
  parseVisitItem,
  STALE_AFTER_MS,
  visitItemKey,
  visitUpdate,
  visitView,
  type LoadedVisit,
  type SavedVisit,
  type Visit,
  type VisitItem,
} from '@patient/api/model';
import { environmentAtom, storeAtom, type Store } from '#shared/environment.ts';
import { outboxFamily } from '#shared/outbox/outboxFamily.ts';
import { patientAtom, patientIdAtom } from '#shared/patient/me.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import {
  fetchFollowUp,
  fetchQuestions,
  fetchSavedVisit,
  saveVisit,
  type QuestionnaireName,
} from './visitLog.ts';

/** Questionnaire of a subscription: common to all treatments, specific to one, or of a renewal or follow-up (`again`). */
type VisitKind = 'global' | 'own' | 'again';

/** Key of a questionnaire of a subscription, for atoms and the cache. */
export const visitKey = (
  { _id, productType }: Pick<Subscription, '_id' | 'productType'>,
  kind: VisitKind,
): string => JSON.stringify([_id, productType, kind]);

/** Parses the result of {@link visitKey}. */
export function parseVisitKey(key: string): {
  readonly id: string;
  readonly kind: VisitKind;
  readonly questionnaire: QuestionnaireName;
} {
  const [id, productType, kind]: [string, string, VisitKind] = JSON.parse(key);
  const known = isProductType(productType) ? productType : 'ed';
  return {
    id,
    kind,
    questionnaire: { isGlobal: kind === 'global', productType: known, isReQuestionnaire: kind === 'again' },
  };
}

/** Query key of a visit for one gender; without a gender, the prefix that matches the visit for both. */
export const queryKeyOf = (key: string, gender?: Gender) => ['visit', key, ...(gender ? [gender] : [])];

/** Gender, which selects the questions; undefined until the account is loaded, or if it has none. */
const genderAtom = atom((get) => get(patientAtom)?.basic?.gender);

/** Follow-ups fetched after the visit. An atom, because the page may show one before the query's atom updates. */
export const fetchedFollowUpsAtom = family((_key: string) => atom<readonly Question[]>([]));

/** Saved state of a visit and all questions fetched for a gender; undefined until loaded. */
function loadedVisit(get: Getter, key: string, gender = get(genderAtom)): LoadedVisit | undefined {
  const loaded = get(cacheAtom).getQueryData<LoadedVisit>(queryKeyOf(key, gender));
  const known = new Set(loaded?.questions.map(({ _id }) => _id));
  const added = get(fetchedFollowUpsAtom(key)).filter(({ _id }) => !known.has(_id));
  return loaded && (added.length === 0 ? loaded : { ...loaded, questions: [...loaded.questions, ...added] });
}

/**
 * Loaded visit for the current gender, or else for the other one: after the gender is corrected, answers to the previous
 * questions may still be pending.
 */
export const findLoadedVisit = (get: Getter, key: string): LoadedVisit | undefined =>
  loadedVisit(get, key) ?? loadedVisit(get, key, 'female') ?? loadedVisit(get, key, 'male');

/**
 * Fetches the saved answers of a visit. A new visit with the questions common to all treatments starts with the patient's
 * earlier answers; if fetching those fails, the previously loaded ones remain, initially none (specification section 8).
 */
async function fetchSaved(
  { get }: Store,
  key: string,
  known: SavedVisit | undefined,
): Promise<Pick<LoadedVisit, 'saved' | 'fetchedAt'>> {
  const client = get(clientAtom);
  const { id, questionnaire } = parseVisitKey(key);
  // Taken before the request, because the response may be as old as that.
  const fetchedAt = get(environmentAtom).now();
  const saved = await fetchSavedVisit(client, id, questionnaire, known !== undefined);
  if (saved.hasLog || !questionnaire.isGlobal) return { saved, fetchedAt };
  const params = { path: { patientId: get(patientIdAtom) ?? '' } };
  const answers = await unwrapOne(client.GET('/api/global-answers/patient/{patientId}', { params })).then(
    (earlier) => earlier.questionnaire,
    () => known?.answers ?? [],
  );
  return { saved: { ...saved, answers }, fetchedAt };
}

/** Fetches all follow-ups required by the answers; resolves to the complete list of questions. */
async function withFollowUps(
  client: ApiClient,
  known: readonly Question[],
  answers: Visit['answers'],
): Promise<readonly Question[]> {
  const { missing } = askedQuestions(known, answers);
  const ids = new Set(known.map(({ _id }) => _id));
  const fetched = await Promise.all(missing.map((id) => fetchFollowUp(client, id)));
  const added = fetched.filter(({ _id }) => !ids.has(_id));
  return added.length === 0 ? known : withFollowUps(client, [...known, ...added], answers);
}

/** Fetches a visit. A refetch updates the answers only. */
async function load(store: Store, key: string, gender: Gender | undefined): Promise<LoadedVisit> {
  const client = store.get(clientAtom);
  const outbox = store.get(visitOutbox(key).outboxAtom);
  const before = loadedVisit(store.get, key, gender);
  try {
    const [questions, latest] = await Promise.all([
      before?.questions ?? fetchQuestions(client, parseVisitKey(key).questionnaire, gender),
      fetchSaved(store, key, before?.saved),
      outbox.restore(),
    ]);
    // The stored index refers to the list with follow-ups.
    const answers = mergedAnswers(latest.saved, outbox.state().items.values());
    const complete = withFollowUps(client, questions, answers);
    // A refetch may lack follow-ups, which are fetched again when needed.
    return { ...latest, questions: await (before ? complete.catch(() => questions) : complete) };
  } catch (error) {
    // A failed refetch changes nothing; sendVisit refetches stale answers before sending.
    if (before !== undefined) return before;
    throw error;
  }
}

const loadedVisitAtom = family((key: string) =>
  queryAtom<LoadedVisit>((get) => {
    const gender = get(genderAtom);
    const store = get(storeAtom);
    return {
      // Keyed by gender, so that questions for the previous gender aren't shown if the new ones fail to load.
      queryKey: queryKeyOf(key, gender),
      enabled: gender !== undefined,
      staleTime: STALE_AFTER_MS,
      gcTime: Infinity,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      queryFn: () => load(store, key, gender),
    };
  }),
);

/** Updates the saved answers in the cached visits of both genders. */
function changeSaved(
  { get }: Store,
  key: string,
  change: (loaded: LoadedVisit) => Pick<LoadedVisit, 'saved' | 'fetchedAt'>,
): void {
  const filter = { queryKey: queryKeyOf(key) };
  get(cacheAtom).setQueriesData<LoadedVisit>(filter, (loaded) => loaded && { ...loaded, ...change(loaded) });
}

/** Refetches stale answers, which another device may have changed. Rejects with ApiError, so that nothing is sent. */
export async function refetchIfStale(store: Store, key: string): Promise<void> {
  const queries = store
    .get(cacheAtom)
    .getQueryCache()
    .findAll({ queryKey: queryKeyOf(key) });
  await Promise.all(queries.map(({ promise }) => promise?.catch(() => undefined)));
  const known = findLoadedVisit(store.get, key);
  if (known === undefined || !isStale(known, store.get(environmentAtom).now())) return;
  const latest = await fetchSaved(store, key, known.saved);
  changeSaved(store, key, () => latest);
}

/** Sends all answers of a questionnaire, as the service requires: the saved ones with this device's unsent ones on top. */
async function sendVisit(
  store: Store,
  key: string,
  items: readonly VisitItem[],
): Promise<readonly VisitItem[]> {
  await refetchIfStale(store, key);
  const loaded = findLoadedVisit(store.get, key);
  if (loaded === undefined) return [];
  const cache = store.get(cacheAtom);
  const { id, questionnaire } = parseVisitKey(key);
  const { answers, lastIndex, delivered } = visitUpdate(loaded, items);
  const { hasLog, isBlocked } = loaded.saved;
  const fetchedAt = store.get(environmentAtom).now();
  await saveVisit(store.get(clientAtom), id, questionnaire, { answers, lastIndex, hasLog, isBlocked });
  const queryKey = queryKeyOf(key);
  const wasFetching = cache.isFetching({ queryKey }) > 0;
  changeSaved(store, key, (now) => ({
    saved: visitUpdate({ ...loaded, saved: now.saved }, items).saved,
    fetchedAt,
  }));
  // The pending response may have the state before or after this update.
  if (wasFetching) void invalidate(cache, [queryKey]);
  return delivered;
}

/** Transient failure: network, unreadable body, 5xx or 429. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429;

/** Outbox of a visit: answers and position that aren't saved yet. */
export const visitOutbox = outboxFamily<VisitItem>((key, store) => {
  const { id, kind } = parseVisitKey(key);
  return {
    // Names aren't encrypted on the device, so they don't contain the treatment.
    name: `answers ${id} ${kind}`,
    keyOf: visitItemKey,
    parse: parseVisitItem,
    isSendable: (item) => {
      const loaded = findLoadedVisit(store.get, key);
      return loaded !== undefined && isSendable(loaded, item);
    },
    send: (items) => sendVisit(store, key, items),
    isTransient,
  };
});

/** Visit to show, undefined until loaded, and its query. */
export const visitAtom = family((key: string) =>
  atom((get) => {
    const query = get(loadedVisitAtom(key));
    const outbox = get(visitOutbox(key).stateAtom);
    const isNetworkError = outbox.error instanceof ApiError && outbox.error.kind === 'network';
    const isDisconnected = !get(onlineAtom) || isNetworkError;
    // Read from the cache: the query's atom updates a tick later, after the outbox has removed the sent items.
    const loaded = query.data && loadedVisit(get, key);
    const isRetried = outbox.error !== undefined && isTransient(outbox.error);
    const visit: Visit | undefined = loaded && visitView(loaded, { ...outbox, isDisconnected, isRetried });
    return { query, visit };
  }),
);

/** Current questions and answers of a visit. */
interface CurrentVisit {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly asked: AskedQuestions<Question>;
}

/** Current state of a visit, which may be newer than the rendered one; undefined until loaded. */
export function currentVisit(store: Store, key: string, find = loadedVisit): CurrentVisit | undefined {
  const loaded = find(store.get, key);
  if (loaded === undefined) return undefined;
  const answers = mergedAnswers(loaded.saved, store.get(visitOutbox(key).outboxAtom).state().items.values());
  return { questions: loaded.questions, answers, asked: askedQuestions(loaded.questions, answers) };
}
