import type { Route } from 'playwright';

/** What becomes of a call, in place of its answer. */
export interface Interference {
  readonly name: string;
  /** Answers a request; `original` is the body that the service answers it with. */
  readonly answer: (route: Route, original: string) => Promise<void>;
}

/** Message of the service, which a patient is shown. */
export const SERVICE_MESSAGE = 'We are closed for an hour.';

type Envelope = { data: unknown[] };

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);

/** Answers with the service's own body, changed. */
const changed =
  (change: (body: Envelope) => unknown): Interference['answer'] =>
  (route, original) => {
    const body: unknown = original.startsWith('{') ? JSON.parse(original) : undefined;
    return route.fulfill({ json: isEnvelope(body) ? change(body) : {} });
  };

const withoutValues = (record: unknown): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(Object.keys(record).map((field) => [field, null]))
    : null;

const mistyped = (record: unknown): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(
        Object.entries(record).map(([field, value]) => [
          field,
          typeof value === 'string' ? { value } : 'odd',
        ]),
      )
    : { record };

/** Every way in which a call can go wrong; waiting and giving up are steps of the walk. */
export const interferences: readonly Interference[] = [
  {
    name: 'status 500',
    answer: (route) => route.fulfill({ status: 500, json: { message: SERVICE_MESSAGE } }),
  },
  { name: 'status 500 without a message', answer: (route) => route.fulfill({ status: 500, body: '' }) },
  {
    name: 'cut-off JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"_id":' }),
  },
  { name: 'no list', answer: (route) => route.fulfill({ json: {} }) },
  { name: 'a null', answer: (route) => route.fulfill({ json: { data: [null] } }) },
  {
    name: 'a null beside the records',
    answer: changed(({ data, ...rest }) => ({ ...rest, data: [null, ...data] })),
  },
  { name: 'records of nulls', answer: changed((body) => ({ ...body, data: body.data.map(withoutValues) })) },
  { name: 'mistyped fields', answer: changed((body) => ({ ...body, data: body.data.map(mistyped) })) },
  {
    name: 'a page of a proxy',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' }),
  },
  { name: 'a reset connection', answer: (route) => route.abort('connectionreset') },
  { name: 'no connection', answer: (route) => route.abort('internetdisconnected') },
];
