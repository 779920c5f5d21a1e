import {
  ApiError,
  unwrap,
  unwrapEnvelope,
  unwrapOne,
  type ApiClient,
  type Gender,
  type Order,
  type ProductType,
  type Question,
  type VisitAnswer,
} from '@patient/api';
import { environmentAtom, type Store } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { fetchWholeThread } from '#features/messages/index.ts';
import { fetchFollowUp, fetchLogs, fetchQuestions } from '#features/questionnaire/index.ts';
import type { Me } from '#shared/patient/me.ts';
import { recordsDocument, type PatientRecords, type RecordsPart } from '../views/records.ts';
import { recordsHtml } from '../views/recordsHtml.ts';

/** The service's highest page size (openapi, Limit). */
const ORDERS_PER_PAGE = 100;

/** Options of {@link createRecordsFile}. */
export interface RecordsOptions {
  readonly signal: AbortSignal;
  /** Called when a part starts to load. */
  readonly onPart: (part: RecordsPart) => void;
}

/** Fetches every page of the orders, newest first. */
async function fetchOrders(client: ApiClient, signal: AbortSignal): Promise<readonly Order[]> {
  const orders = new Map<string, Order>();
  for (let page = 1; ; page += 1) {
    const params = { query: { limit: ORDERS_PER_PAGE, page, sort: '-createdAt' as const } };
    const before = orders.size;
    // oxlint-disable-next-line no-await-in-loop -- an order in between moves others to the next page
    const { data, pagination } = await unwrapEnvelope(client.GET('/api/orders', { params, signal }));
    for (const order of data) orders.set(order._id, order);
    // A page without new orders is the last one, too, as of a service without `pagination`.
    if (orders.size === before || orders.size >= (pagination?.total ?? Infinity)) return [...orders.values()];
  }
}

/** Fetches a follow-up question; undefined if it is no longer in use. */
const fetchIfUsed = (client: ApiClient, id: string): Promise<Question | undefined> =>
  fetchFollowUp(client, id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });

/** Fetches the questions of answers, which have the texts of the options. */
async function fetchAnswered(
  client: ApiClient,
  answers: readonly VisitAnswer[],
  { types, gender }: { readonly types: ReadonlySet<ProductType>; readonly gender: Gender | undefined },
): Promise<ReadonlyMap<string, Question>> {
  const own = [...types].flatMap((productType) =>
    [false, true].map((isReQuestionnaire) => ({ isGlobal: false, productType, isReQuestionnaire })),
  );
  const names = [{ isGlobal: true, productType: 'ed' as const }, ...own];
  const lists = await Promise.all(names.map((name) => fetchQuestions(client, name, gender)));
  const questions = new Map(lists.flat().map((question) => [question._id, question]));
  const missing = new Set(answers.map(({ questionId }) => questionId).filter((id) => !questions.has(id)));
  const followUps = await Promise.all([...missing].map((id) => fetchIfUsed(client, id)));
  for (const question of followUps) if (question) questions.set(question._id, question);
  return questions;
}

/** Fetches all records of the patient, one part after the other. Rejects if any call fails or when aborted. */
export async function fetchRecords(
  store: Store,
  user: Me,
  { signal, onPart }: RecordsOptions,
): Promise<PatientRecords> {
  const client = store.get(clientAtom);
  const { _id: patientId, basic } = user.patient;
  const start = (part: RecordsPart) => {
    signal.throwIfAborted();
    onPart(part);
  };

  start('treatments');
  const list = await unwrap(client.GET('/api/subscriptions', { params: { query: { patientId } }, signal }));
  // The list lacks the history.
  const subscriptions = await Promise.all(
    list.map(({ _id: id }) =>
      unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } }, signal })),
    ),
  );

  start('receipts');
  const charges = await Promise.all(
    subscriptions.map(({ _id: id }) => {
      const params = { path: { id }, query: { includeNext: true } };
      return unwrap(client.GET('/api/subscription/charges/{id}', { params, signal }));
    }),
  );

  start('orders');
  const orders = await fetchOrders(client, signal);

  start('messages');
  const chats = await unwrap(client.GET('/api/chats', { signal }));
  const threads = await Promise.all(chats.map(({ _id }) => fetchWholeThread(store, _id, signal)));

  start('answers');
  const [[common], logs] = await Promise.all([
    unwrap(
      client.GET('/api/global-answers/patient/{patientId}', { params: { path: { patientId } }, signal }),
    ),
    Promise.all(subscriptions.map(({ _id }) => fetchLogs(client, _id))),
  ]);
  const answers = common?.questionnaire ?? [];
  const questions = await fetchAnswered(
    client,
    [...answers, ...[...subscriptions, ...logs.flat()].flatMap(({ questionnaire = [] }) => questionnaire)],
    { types: new Set(subscriptions.map(({ productType }) => productType)), gender: basic?.gender },
  );
  signal.throwIfAborted();
  return {
    user,
    subscriptions,
    charges: charges.flat(),
    orders,
    threads,
    answers,
    logs: logs.flat(),
    questions,
  };
}

/** Creates the file with all records of the patient. Rejects if any call fails or when aborted, so that it is never incomplete. */
export async function createRecordsFile(store: Store, user: Me, options: RecordsOptions): Promise<Blob> {
  const records = await fetchRecords(store, user, options);
  const { brand, now } = store.get(environmentAtom);
  const html = recordsHtml(recordsDocument(records, { brandName: brand.name, now: now() }));
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}
