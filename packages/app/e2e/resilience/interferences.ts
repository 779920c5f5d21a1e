import type { Route } from 'playwright';

/** How a call goes wrong. */
export interface Interference {
  readonly name: string;
  /** Fulfills a request; `original` is the body of the service's response. */
  readonly fulfill: (route: Route, original: string) => Promise<void>;
}

/** Error message of the service, which is shown to the patient. */
export const SERVICE_MESSAGE = 'We are closed for an hour.';

type Envelope = { data: unknown[] };

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);

/** Fulfills with the service's own body, changed. */
const changed =
  (change: (body: Envelope) => unknown): Interference['fulfill'] =>
  (route, original) => {
    const body: unknown = original.startsWith('{') ? JSON.parse(original) : undefined;
    return route.fulfill({ json: isEnvelope(body) ? change(body) : {} });
  };

const withoutValues = (record: unknown): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(Object.keys(record).map((field) => [field, null]))
    : null;

const withWrongTypes = (record: unknown): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(
        Object.entries(record).map(([field, value]) => [
          field,
          typeof value === 'string' ? { value } : 'mistyped',
        ]),
      )
    : { record };

/** Every way in which a call can go wrong, except a missing response (checkVisit.ts). */
export const interferences: readonly Interference[] = [
  {
    name: 'status 500',
    fulfill: (route) => route.fulfill({ status: 500, json: { message: SERVICE_MESSAGE } }),
  },
  { name: 'status 500 without a message', fulfill: (route) => route.fulfill({ status: 500, body: '' }) },
  {
    name: 'truncated JSON',
    fulfill: (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"_id":' }),
  },
  { name: 'no data list', fulfill: (route) => route.fulfill({ json: {} }) },
  { name: 'a null record', fulfill: (route) => route.fulfill({ json: { data: [null] } }) },
  {
    name: 'an extra null record',
    fulfill: changed(({ data, ...rest }) => ({ ...rest, data: [null, ...data] })),
  },
  {
    name: 'records with null fields',
    fulfill: changed((body) => ({ ...body, data: body.data.map(withoutValues) })),
  },
  { name: 'mistyped fields', fulfill: changed((body) => ({ ...body, data: body.data.map(withWrongTypes) })) },
  {
    name: 'a proxy page',
    fulfill: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' }),
  },
  { name: 'a reset connection', fulfill: (route) => route.abort('connectionreset') },
  { name: 'no connection', fulfill: (route) => route.abort('internetdisconnected') },
];
