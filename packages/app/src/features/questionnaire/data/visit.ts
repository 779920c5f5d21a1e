import { atom, type Getter } from 'jotai';
import {
  ApiError,
  unwrapOne,
  type ApiClient,
  type Gender,
  type Question,
  type VisitAnswer,
} from '@patient/api';
import { askedQuestions, type AskedQuestions } from '@patient/api/model';
import { environmentAtom, storeAtom, type Store } from '#shared/environment.ts';
import { outboxFamily } from '#shared/outbox/outboxFamily.ts';
import { patientAtom, patientIdAtom } from '#shared/patient/me.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { isProductType } from '#shared/treatments.ts';
import {
  FRESH_MS,
  isOld,
  isSendable,
  mergedAnswers,
  parseVisitItem,
  visitItemKey,
  visitUpdate,
  visitView,
  type LoadedVisit,
  type SavedVisit,
  type Visit,
  type VisitItem,
} from '../rules/visitView.ts';
import {
  fetchFollowUp,
  fetchQuestions,
  fetchSavedVisit,
  saveVisit,
  type QuestionnaireName,
} from './visitLog.ts';

/** Subscription with questionnaires. */
interface Questioned {
  readonly _id: string;
  readonly productType: string;
}

/** Which of its questionnaires. */
type VisitKind = 'global' | 'own' | 'again';

/** Key of a questionnaire of a subscription, for atoms and the cache; `again` is that of a renewal or a follow-up. */
export const visitKey = ({ _id, productType }: Questioned, kind: VisitKind): string =>
  JSON.stringify([_id, productType, kind]);

/** Id of the subscription and questionnaire of a key. */
export function nameOf(key: string): {
  readonly id: string;
  readonly kind: VisitKind;
  readonly questionnaire: QuestionnaireName;
} {
  const [id, productType, kind]: [string, string, VisitKind] = JSON.parse(key);
  const known = isProductType(productType) ? productType : 'ed';
  return {
    id,
    kind,
    questionnaire: { isGlobal: kind === 'global', productType: known, isAgain: kind === 'again' },
  };
}

/** Key of what the service has of a visit, with the questions for a gender; without one, of every copy of the visit. */
export const queryKeyOf = (key: string, gender?: Gender) => ['visit', key, ...(gender ? [gender] : [])];

/** What the questions are chosen by; undefined until the account is there, and where it does not say. */
const genderAtom = atom((get) => get(patientAtom)?.basic?.gender);

/** Follow-ups fetched since the visit was loaded; an atom, since the page moves to one in the same tick. */
export const fetchedFollowUpsAtom = family((_key: string) => atom<readonly Question[]>([]));

/** What the service has of a visit, with every question for a gender fetched so far, once it is loaded. */
function loadedVisit(get: Getter, key: string, gender = get(genderAtom)): LoadedVisit | undefined {
  const loaded = get(cacheAtom).getQueryData<LoadedVisit>(queryKeyOf(key, gender));
  const known = new Set(loaded?.questions.map(({ _id }) => _id));
  const added = get(fetchedFollowUpsAtom(key)).filter(({ _id }) => !known.has(_id));
  return loaded && (added.length === 0 ? loaded : { ...loaded, questions: [...loaded.questions, ...added] });
}

/**
 * The same or, after the gender was corrected and until the visit is loaded again, with the questions for the other one:
 * answers to them may be pending.
 */
export const knownVisit = (get: Getter, key: string): LoadedVisit | undefined =>
  loadedVisit(get, key) ?? loadedVisit(get, key, 'female') ?? loadedVisit(get, key, 'male');

/**
 * Reads what the service has of a visit; of the questions common to all treatments, where none is started, what the patient
 * answered before. Of these a failed read leaves those that are known, at first an empty list (section 8).
 */
async function readSaved(
  { get }: Store,
  key: string,
  known: SavedVisit | undefined,
): Promise<Pick<LoadedVisit, 'saved' | 'knownAt'>> {
  const client = get(clientAtom);
  const { id, questionnaire } = nameOf(key);
  // The answers are those of any moment from here on.
  const knownAt = get(environmentAtom).now();
  const saved = await fetchSavedVisit(client, id, questionnaire, known !== undefined);
  if (saved.isBegun || !questionnaire.isGlobal) return { saved, knownAt };
  const params = { path: { patientId: get(patientIdAtom) ?? '' } };
  const answers = await unwrapOne(client.GET('/api/global-answers/patient/{patientId}', { params })).then(
    (before) => before.questionnaire,
    () => known?.answers ?? [],
  );
  return { saved: { ...saved, answers }, knownAt };
}

/** The questions with every follow-up that the answers ask for. */
async function withFollowUps(
  client: ApiClient,
  known: readonly Question[],
  answers: Visit['answers'],
): Promise<readonly Question[]> {
  const { missing } = askedQuestions(known, answers);
  const ids = new Set(known.map(({ _id }) => _id));
  const fetched = await Promise.all(missing.map((id) => fetchFollowUp(client, id)));
  const fresh = fetched.filter(({ _id }) => !ids.has(_id));
  return fresh.length === 0 ? known : withFollowUps(client, [...known, ...fresh], answers);
}

/** Loads a visit. Loading it again keeps the questions and updates the answers. */
async function load(store: Store, key: string, gender: Gender | undefined): Promise<LoadedVisit> {
  const client = store.get(clientAtom);
  const outbox = store.get(visitOutbox(key).outboxAtom);
  const before = loadedVisit(store.get, key, gender);
  try {
    const [questions, latest] = await Promise.all([
      before?.questions ?? fetchQuestions(client, nameOf(key).questionnaire, gender),
      readSaved(store, key, before?.saved),
      outbox.restore(),
    ]);
    // The list is made from the saved answers before the stored index is used.
    const answers = mergedAnswers(latest.saved, outbox.state().items.values());
    const whole = withFollowUps(client, questions, answers);
    // Of a refresh, the answers count at once; a follow-up that is not loaded now is fetched when it is needed.
    return { ...latest, questions: await (before ? whole.catch(() => questions) : whole) };
  } catch (error) {
    // A refresh that fails changes nothing; before the next answer is sent, it is tried again.
    if (before !== undefined) return before;
    throw error;
  }
}

const loadedVisitAtom = family((key: string) =>
  queryAtom<LoadedVisit>((get) => {
    const gender = get(genderAtom);
    const store = get(storeAtom);
    return {
      // Another gender has other questions: those before are neither shown nor stored where the new ones don't load.
      queryKey: queryKeyOf(key, gender),
      enabled: gender !== undefined,
      staleTime: FRESH_MS,
      gcTime: Infinity,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      queryFn: () => load(store, key, gender),
    };
  }),
);

/** Changes what the service is known to have in every copy of a visit. */
function changeSaved(
  { get }: Store,
  key: string,
  change: (loaded: LoadedVisit) => Pick<LoadedVisit, 'saved' | 'knownAt'>,
): void {
  const filter = { queryKey: queryKeyOf(key) };
  get(cacheAtom).setQueriesData<LoadedVisit>(filter, (loaded) => loaded && { ...loaded, ...change(loaded) });
}

/**
 * Reads the answers of a visit again where another device may have changed them since. Rejects with ApiError: without it,
 * what to send is unknown.
 */
export async function readIfOld(store: Store, key: string): Promise<void> {
  const reads = store
    .get(cacheAtom)
    .getQueryCache()
    .findAll({ queryKey: queryKeyOf(key) });
  await Promise.all(reads.map((read) => read.promise?.catch(() => undefined)));
  const known = knownVisit(store.get, key);
  if (known === undefined || !isOld(known, store.get(environmentAtom).now())) return;
  const latest = await readSaved(store, key, known.saved);
  changeSaved(store, key, () => latest);
}

/** Sends a whole questionnaire, as the service takes it: what it has by then, with the patient's own answers over it. */
async function sendVisit(
  store: Store,
  key: string,
  items: readonly VisitItem[],
): Promise<readonly VisitItem[]> {
  await readIfOld(store, key);
  const loaded = knownVisit(store.get, key);
  if (loaded === undefined) return [];
  const cache = store.get(cacheAtom);
  const { id, questionnaire } = nameOf(key);
  const { answers, lastIndex, arrived } = visitUpdate(loaded, items);
  const { isBegun } = loaded.saved;
  const knownAt = store.get(environmentAtom).now();
  await saveVisit(store.get(clientAtom), id, questionnaire, { answers, lastIndex, isBegun });
  const queryKey = queryKeyOf(key);
  const isRead = cache.isFetching({ queryKey }) > 0;
  // A pending read may return the old state, or a newer one of another device; one that has ended is the newer one.
  await cache.cancelQueries({ queryKey });
  changeSaved(store, key, (now) => ({
    saved: visitUpdate({ ...loaded, saved: now.saved }, items).saved,
    knownAt,
  }));
  if (isRead) void cache.invalidateQueries({ queryKey });
  return arrived;
}

/** Transient failure: network, unreadable body, 5xx or 429. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500 || error.status === 429;

/** What was given and the service does not have yet, by visit. */
export const visitOutbox = outboxFamily<VisitItem>((key, store) => {
  const { id, kind } = nameOf(key);
  return {
    // The device shows names in clear: nothing of the treatment.
    name: `answers ${id} ${kind}`,
    keyOf: visitItemKey,
    parse: parseVisitItem,
    isSendable: (item) => {
      const loaded = knownVisit(store.get, key);
      return loaded !== undefined && isSendable(loaded, item);
    },
    send: (items) => sendVisit(store, key, items),
    isTransient,
  };
});

/** A visit as it is shown, undefined until it is loaded, and the query behind it. */
export const visitAtom = family((key: string) =>
  atom((get) => {
    const query = get(loadedVisitAtom(key));
    const outbox = get(visitOutbox(key).stateAtom);
    const isLost = outbox.error instanceof ApiError && outbox.error.kind === 'network';
    const isDisconnected = !get(onlineAtom) || isLost;
    // Straight from the cache: the query's atom follows it a tick later, when the outbox has removed what was sent.
    const loaded = query.data && loadedVisit(get, key);
    const visit: Visit | undefined = loaded && visitView(loaded, { ...outbox, isDisconnected });
    return { query, visit };
  }),
);

/** What a visit's answers are and lead to at this moment. */
interface VisitNow {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly asked: AskedQuestions<Question>;
}

/** The visit at this moment, which a component may not have rendered yet; undefined before it is loaded. */
export function visitNow(store: Store, key: string, find = loadedVisit): VisitNow | undefined {
  const loaded = find(store.get, key);
  if (loaded === undefined) return undefined;
  const answers = mergedAnswers(loaded.saved, store.get(visitOutbox(key).outboxAtom).state().items.values());
  return { questions: loaded.questions, answers, asked: askedQuestions(loaded.questions, answers) };
}
