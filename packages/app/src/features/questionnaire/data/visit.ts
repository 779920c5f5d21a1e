import { replaceEqualDeep } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { selectAtom } from 'jotai/utils';
import {
  ApiError,
  unwrapOne,
  type ApiClient,
  type Gender,
  type ProductType,
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
  questionPosition,
  rowOf,
  STALE_AFTER_MS,
  startPosition,
  storedPosition,
  visitHistory,
  visitItemKey,
  visitUpdate,
  visitView,
  type LoadedVisit,
  type QuestionPosition,
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

/** Name of a questionnaire of a subscription, for atoms and the cache. */
export interface VisitName {
  /** ID of the subscription. */
  readonly id: string;
  readonly productType: ProductType;
  readonly kind: VisitKind;
}

const visitNames = family(
  (name: VisitName) => name,
  ({ id, productType, kind }) => `${id} ${productType} ${kind}`,
);

/** Name of a questionnaire: always the same object, so that atoms and effects can compare it. */
export const visitOf = (
  { _id: id, productType }: Pick<Subscription, '_id' | 'productType'>,
  kind: VisitKind,
): VisitName => visitNames({ id, productType: isProductType(productType) ? productType : 'ed', kind });

/** Visit of a step of a registration; undefined for a step without questions. */
export function visitOfStep(subscription: Subscription | undefined, step: string): VisitName | undefined {
  const kind = rowOf<VisitKind>({ globalQuestions: 'global', questions: 'own' }, step);
  return subscription && kind && visitOf(subscription, kind);
}

/** Its parameters in the calls of the service. */
const questionnaireOf = ({ productType, kind }: VisitName): QuestionnaireName => ({
  isGlobal: kind === 'global',
  productType,
  isReQuestionnaire: kind === 'again',
});

/** Query key of a visit for one gender; without a gender, the prefix that matches the visit for both. */
export const queryKeyOf = (name: VisitName, gender?: Gender) => ['visit', name, ...(gender ? [gender] : [])];

/** Gender, which selects the questions; undefined until the account is loaded, or if it has none. */
const genderAtom = atom((get) => get(patientAtom)?.basic?.gender);

/** Follow-ups fetched after the visit. An atom, because the page may show one before the query's atom updates. */
export const fetchedFollowUpsAtom = family((_name: VisitName) => atom<readonly Question[]>([]));

/** Saved state of a visit and all questions fetched for a gender; undefined until loaded. */
function loadedVisit(get: Getter, name: VisitName, gender = get(genderAtom)): LoadedVisit | undefined {
  const loaded = get(cacheAtom).getQueryData<LoadedVisit>(queryKeyOf(name, gender));
  const known = new Set(loaded?.questions.map(({ _id }) => _id));
  const added = get(fetchedFollowUpsAtom(name)).filter(({ _id }) => !known.has(_id));
  return loaded && (added.length === 0 ? loaded : { ...loaded, questions: [...loaded.questions, ...added] });
}

/**
 * Loaded visit for the current gender, or else for the other one: after the gender is corrected, answers to the previous
 * questions may still be pending.
 */
export const findLoadedVisit = (get: Getter, name: VisitName): LoadedVisit | undefined =>
  loadedVisit(get, name) ?? loadedVisit(get, name, 'female') ?? loadedVisit(get, name, 'male');

interface FetchedVisit extends Pick<LoadedVisit, 'saved' | 'fetchedAt'> {
  /** Zero-based index to resume at. */
  readonly lastIndex: number;
}

/**
 * Fetches the saved answers of a visit. A new visit with the questions common to all treatments starts with the patient's
 * earlier answers; if fetching those fails, the previously loaded ones remain, initially none (specification section 8).
 */
async function fetchSaved(
  { get }: Store,
  name: VisitName,
  known: SavedVisit | undefined,
): Promise<FetchedVisit> {
  const client = get(clientAtom);
  const questionnaire = questionnaireOf(name);
  // Taken before the request, because the response may be as old as that.
  const fetchedAt = get(environmentAtom).now();
  const { saved, lastIndex } = await fetchSavedVisit(client, name.id, questionnaire, known !== undefined);
  if (saved.hasLog || !questionnaire.isGlobal) return { saved, lastIndex, fetchedAt };
  const params = { path: { patientId: get(patientIdAtom) ?? '' } };
  const answers = await unwrapOne(client.GET('/api/global-answers/patient/{patientId}', { params })).then(
    (earlier) => earlier.questionnaire,
    () => known?.answers ?? [],
  );
  return { saved: { ...saved, answers }, lastIndex, fetchedAt };
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
async function load(store: Store, name: VisitName, gender: Gender | undefined): Promise<LoadedVisit> {
  const client = store.get(clientAtom);
  const outbox = store.get(visitOutbox(name).outboxAtom);
  const before = loadedVisit(store.get, name, gender);
  try {
    const [known, { saved, fetchedAt, lastIndex }] = await Promise.all([
      before?.questions ?? fetchQuestions(client, questionnaireOf(name), gender),
      fetchSaved(store, name, before?.saved),
      outbox.restore(),
    ]);
    const items = () => outbox.state().items.values();
    const complete = withFollowUps(client, known, mergedAnswers(saved, items()));
    // A refetch may lack follow-ups, which are fetched again when needed.
    const questions = await (before ? complete.catch(() => known) : complete);
    // A move during the refetch counts, and another device never moves this one.
    const position = storedPosition(findLoadedVisit(store.get, name)?.position, items());
    if (position !== undefined) return { questions, saved, position, fetchedAt };
    // The index refers to the list with follow-ups.
    const answers = mergedAnswers(saved, items());
    const { isGlobal } = questionnaireOf(name);
    const asked = askedQuestions(questions, answers).questions;
    const patient = store.get(patientAtom);
    return {
      questions,
      saved,
      position: startPosition({ asked, answers, isGlobal, patient, lastIndex }),
      fetchedAt,
    };
  } catch (error) {
    // A failed refetch changes nothing; sendVisit refetches stale answers before sending.
    if (before !== undefined) return before;
    throw error;
  }
}

const loadedVisitAtom = family((name: VisitName) =>
  queryAtom<LoadedVisit>((get) => {
    const gender = get(genderAtom);
    const store = get(storeAtom);
    return {
      // Keyed by gender, so that questions for the previous gender aren't shown if the new ones fail to load.
      queryKey: queryKeyOf(name, gender),
      enabled: gender !== undefined,
      staleTime: STALE_AFTER_MS,
      gcTime: Infinity,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      queryFn: () => load(store, name, gender),
    };
  }),
);

/** Updates what is saved in the cached visits of both genders. */
function changeSaved(
  { get }: Store,
  name: VisitName,
  change: (loaded: LoadedVisit) => Partial<LoadedVisit>,
): void {
  const filter = { queryKey: queryKeyOf(name) };
  get(cacheAtom).setQueriesData<LoadedVisit>(filter, (loaded) => loaded && { ...loaded, ...change(loaded) });
}

/** Refetches stale answers, which another device may have changed. Rejects with ApiError, so that nothing is sent. */
export async function refetchIfStale(store: Store, name: VisitName): Promise<void> {
  const queries = store
    .get(cacheAtom)
    .getQueryCache()
    .findAll({ queryKey: queryKeyOf(name) });
  await Promise.all(queries.map(({ promise }) => promise?.catch(() => undefined)));
  const known = findLoadedVisit(store.get, name);
  if (known === undefined || !isStale(known, store.get(environmentAtom).now())) return;
  const { saved, fetchedAt } = await fetchSaved(store, name, known.saved);
  changeSaved(store, name, () => ({ saved, fetchedAt }));
}

/** Sends all answers of a questionnaire, as the service requires: the saved ones with this device's unsent ones on top. */
async function sendVisit(
  store: Store,
  name: VisitName,
  items: readonly VisitItem[],
): Promise<readonly VisitItem[]> {
  await refetchIfStale(store, name);
  const loaded = findLoadedVisit(store.get, name);
  if (loaded === undefined) return [];
  const cache = store.get(cacheAtom);
  const { answers, lastIndex, position, delivered } = visitUpdate(loaded, items);
  const { hasLog, isBlocked } = loaded.saved;
  const fetchedAt = store.get(environmentAtom).now();
  await saveVisit(store.get(clientAtom), name.id, questionnaireOf(name), {
    answers,
    lastIndex,
    hasLog,
    isBlocked,
  });
  const queryKey = queryKeyOf(name);
  const wasFetching = cache.isFetching({ queryKey }) > 0;
  changeSaved(store, name, (now) => ({
    saved: visitUpdate({ ...loaded, saved: now.saved }, items).saved,
    position,
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
export const visitOutbox = outboxFamily<VisitItem, VisitName>((name, store) => {
  const { id, kind } = name;
  return {
    // It isn't encrypted on the device, so it doesn't contain the treatment.
    name: `answers ${id} ${kind}`,
    keyOf: visitItemKey,
    parse: parseVisitItem,
    isSendable: (item) => {
      const loaded = findLoadedVisit(store.get, name);
      return loaded !== undefined && isSendable(loaded, item);
    },
    send: (items) => sendVisit(store, name, items),
    isTransient,
  };
});

/** Visit to show, undefined until loaded, and its query. */
export const visitAtom = family((name: VisitName) =>
  atom((get) => {
    const query = get(loadedVisitAtom(name));
    const outbox = get(visitOutbox(name).stateAtom);
    const isNetworkError = outbox.error instanceof ApiError && outbox.error.kind === 'network';
    const isDisconnected = !get(onlineAtom) || isNetworkError;
    // Read from the cache: the query's atom updates a tick later, after the outbox has removed the sent items.
    const loaded = query.data && loadedVisit(get, name);
    const isRetried = outbox.error !== undefined && isTransient(outbox.error);
    const visit: Visit | undefined = loaded && visitView(loaded, { ...outbox, isDisconnected, isRetried });
    return { query, visit };
  }),
);

/** Step history of a visit, empty until loaded. The same list until the position changes. */
export const visitHistoryAtom = family((name: VisitName) =>
  selectAtom(visitAtom(name), ({ visit }, before?: readonly string[]): readonly string[] =>
    replaceEqualDeep(before, visit ? visitHistory(visit.asked.questions, visit.position) : []),
  ),
);

/** Position of the shown question among the numbered ones; undefined on a page without one. */
export const questionPositionAtom = family((name: VisitName) =>
  selectAtom<{ readonly visit: Visit | undefined }, QuestionPosition | undefined>(
    visitAtom(name),
    ({ visit }, before) =>
      visit?.position.part === 'question'
        ? replaceEqualDeep(before, questionPosition(visit.asked.questions, visit.index))
        : undefined,
  ),
);

/** Current questions and answers of a visit. */
interface CurrentVisit {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly asked: AskedQuestions<Question>;
}

/** Current state of a visit, which may be newer than the rendered one; undefined until loaded. */
export function currentVisit(store: Store, name: VisitName, find = loadedVisit): CurrentVisit | undefined {
  const loaded = find(store.get, name);
  if (loaded === undefined) return undefined;
  const answers = mergedAnswers(loaded.saved, store.get(visitOutbox(name).outboxAtom).state().items.values());
  return { questions: loaded.questions, answers, asked: askedQuestions(loaded.questions, answers) };
}
