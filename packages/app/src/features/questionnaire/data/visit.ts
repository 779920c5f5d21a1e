import { atom } from 'jotai';
import { ApiError, type Question } from '@patient/api';
import { askedQuestions } from '@patient/api/model';
import { storeAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { FRESH_MS } from '../rules/freshness.ts';
import {
  mergedAnswers,
  visitView,
  type LoadedVisit,
  type Visit,
  type VisitItem,
} from '../rules/visitView.ts';
import { fetchFollowUp, fetchQuestions } from './questionnaires.ts';
import { readVisitAtom } from './readVisit.ts';
import { nameOf, queryKeyOf } from './visitKey.ts';
import { fetchedFollowUpsAtom, genderAtom, loadedVisit, visitOutbox } from './visitOutbox.ts';

/** The questions with every follow-up that the answers ask for. */
async function withFollowUps(
  known: readonly Question[],
  missingIn: (questions: readonly Question[]) => readonly string[],
  fetchOne: (id: string) => Promise<Question>,
): Promise<readonly Question[]> {
  const missing = missingIn(known);
  if (missing.length === 0) return known;
  const ids = new Set(known.map(({ _id }) => _id));
  const fetched = (await Promise.all(missing.map(fetchOne))).filter(({ _id }) => !ids.has(_id));
  return fetched.length === 0 ? known : withFollowUps([...known, ...fetched], missingIn, fetchOne);
}

/** What the service has of a visit. Loading it again keeps the questions and brings the answers up to date. */
const loadedVisitAtom = family((key: string) =>
  queryAtom<LoadedVisit>((get) => {
    const { questionnaire } = nameOf(key);
    const client = get(clientAtom);
    const readVisit = get(readVisitAtom);
    const store = get(storeAtom);
    const gender = get(genderAtom);
    const outbox = get(visitOutbox(key).outboxAtom);

    async function load(before: LoadedVisit | undefined): Promise<LoadedVisit> {
      const [questions, latest] = await Promise.all([
        before?.questions ?? fetchQuestions(client, questionnaire, gender),
        readVisit(key, before?.saved),
        outbox.restore(),
      ]);
      const answers = mergedAnswers(latest.saved, outbox.state().items.values());
      // The list is made from the saved answers before the stored index is used.
      const whole = withFollowUps(
        questions,
        (known) => askedQuestions(known, answers).missing,
        (followUpId) => fetchFollowUp(client, followUpId),
      );
      // Of a refresh, the answers count at once; a follow-up that does not arrive now is fetched when it is needed.
      return { ...latest, questions: await (before ? whole.catch(() => questions) : whole) };
    }

    return {
      // Another gender has other questions: those before are neither shown nor kept where the new ones don't load.
      queryKey: queryKeyOf(key, gender),
      enabled: gender !== undefined,
      staleTime: FRESH_MS,
      gcTime: Infinity,
      queryFn: async () => {
        const before = loadedVisit(store.get, key, gender);
        try {
          return await load(before);
        } catch (error) {
          // A refresh that fails changes nothing; before the next answer is sent, it is tried again.
          if (before !== undefined) return before;
          throw error;
        }
      },
    };
  }),
);

/** A visit as it is shown, undefined until it is loaded, and the query behind it. */
export const visitAtom = family((key: string) =>
  atom((get) => {
    const query = get(loadedVisitAtom(key));
    const outbox = get(visitOutbox(key).stateAtom);
    const isLost = outbox.error instanceof ApiError && outbox.error.kind === 'network';
    const isDisconnected = !get(onlineAtom) || isLost;
    // Straight from the cache: the query's atom follows it a tick later, when the outbox has let go of what was sent.
    const loaded = query.data && loadedVisit(get, key);
    const visit: Visit | undefined = loaded && visitView(loaded, { ...outbox, isDisconnected });
    return { query, visit };
  }),
);

/** An action on the visit of that key. */
export interface ForVisit {
  readonly key: string;
}

/** Adds an answer to the outbox; it is sent after `delay` ms without another one. */
export const answerAtom = atom(
  null,
  (get, _set, { key, item, delay }: ForVisit & { readonly item: VisitItem; readonly delay: number }) =>
    get(visitOutbox(key).outboxAtom).put(item, delay),
);

/** Keeps the place in the list of questions, from 0, unless it is kept already. */
export const setPositionAtom = atom(
  null,
  (get, _set, { key, index }: ForVisit & { readonly index: number }) => {
    if (get(visitAtom(key)).visit?.lastIndex === index) return;
    get(visitOutbox(key).outboxAtom).put({ kind: 'position', index }, 0);
  },
);

/** Fetches follow-ups that are not known yet; rejects with ApiError when one does not arrive. */
export const fetchFollowUpsAtom = atom(
  null,
  async (get, set, { key, ids }: ForVisit & { readonly ids: readonly string[] }): Promise<void> => {
    const client = get(clientAtom);
    const known = new Set(loadedVisit(get, key)?.questions.map(({ _id }) => _id));
    const fetched = await Promise.all(
      ids.filter((id) => !known.has(id)).map((id) => fetchFollowUp(client, id)),
    );
    set(fetchedFollowUpsAtom(key), [...get(fetchedFollowUpsAtom(key)), ...fetched]);
  },
);
