import { isRecord, RESPONSE_TIMEOUT } from '@patient/api';
import { documentedOperations, responseDifferences, type Difference } from '@patient/api/sandbox/contract';
import { createObservation, type Result } from './results.ts';

/** The service to check. */
export interface Target {
  /** Base URL without a trailing slash. */
  url: string;
  token: string;
  /** @default the platform's */
  fetch?: (request: Request) => Promise<Response>;
}

export interface Call {
  /** Path and query parameters. */
  parameters?: Readonly<Record<string, string>>;
  body?: object | undefined;
  /** Statuses that conform. @default [200] */
  expects?: readonly number[];
  /** What is special about the call, shown in front of differences of its status and of an error. */
  about?: string;
  /** Message of a 404 for an account without data, which conforms. */
  emptyMessage?: string | undefined;
  /** Whether the response is the same for all patients, so that it may be cached. */
  isPublic?: boolean;
}

export interface Reply {
  /** 0 without a response. */
  status: number;
  /** `data` list of a success. */
  data: readonly unknown[];
  body: unknown;
}

/** Statuses of an operation that a service does not have. */
const MISSING: readonly number[] = [404, 501];

const statusDifference = (expected: readonly number[], received: number): Difference => ({
  where: 'status',
  expected: expected.join(' or '),
  received: String(received),
});

/** Difference of a response with data of the patient that caches may store. */
function cachingDifferences(headers: Headers): Difference[] {
  const value = headers.get('cache-control');
  if (value !== null && /\bno-store\b/i.test(value)) return [];
  const received = value === null ? 'no header' : 'other directives';
  return [{ where: 'header cache-control', expected: 'no-store', received }];
}

/** Body as JSON; undefined for anything else. */
const bodyOf = async (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

/** Calls operations of a service and collects how the responses differ from the description. */
export function createProbe({ url, token, fetch = globalThis.fetch }: Target) {
  const operations = new Map(
    documentedOperations.map((operation) => [
      operation.operationId,
      { operation, observation: createObservation(operation) },
    ]),
  );
  /** Sends a request. A response with the status 0 represents none. */
  const send = (request: Request): Promise<Response> => fetch(request).catch(() => Response.error());
  const replies = new Map<string, unknown[]>();
  const checkedWithoutToken = new Set<string>();

  function find(id: string) {
    const found = operations.get(id);
    if (found === undefined) throw new Error(`${id} is not described`);
    return found;
  }

  function requestTo(id: string, { parameters = {}, body }: Call, bearer?: string): Request {
    const { method, path } = find(id).operation;
    const query = new URLSearchParams(parameters);
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      query.delete(name);
      return encodeURIComponent(parameters[name] ?? '');
    });
    const isForm = body instanceof FormData;
    return new Request(`${url}${target}${query.size > 0 ? `?${query}` : ''}`, {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
    });
  }

  /** Checks the error of a call without a token, on the first call of an operation. */
  async function withoutToken(id: string, options: Call): Promise<(() => void) | undefined> {
    const { operation, observation } = find(id);
    if (operation.open || checkedWithoutToken.has(id)) return undefined;
    checkedWithoutToken.add(id);
    const response = await send(requestTo(id, options));
    const { differences } = await responseDifferences(operation, response);
    const wrong = response.status === 401 ? differences : [statusDifference([401], response.status)];
    return () => observation.differ(wrong, 'without a token: ');
  }

  async function call(id: string, options: Call = {}): Promise<Reply> {
    const { expects = [200], about, emptyMessage, isPublic = false } = options;
    const { operation, observation } = find(id);
    const prefix = about === undefined ? '' : `${about}: `;
    const reportUnauthorized = await withoutToken(id, options);
    const response = await send(requestTo(id, options, operation.open ? undefined : token));
    const { status, headers } = response;
    const body = await bodyOf(response);
    const isEmpty = emptyMessage !== undefined && isRecord(body) && body['message'] === emptyMessage;
    const conforms = expects.includes(status) || (status === 404 && isEmpty);
    if (!conforms && MISSING.includes(status)) {
      observation.count('missing');
      return { status, data: [], body: undefined };
    }
    observation.count('received');
    if (status === 0) {
      observation.differ([{ where: 'response', expected: 'one within 30 s', received: 'nothing' }], prefix);
      return { status, data: [], body: undefined };
    }
    reportUnauthorized?.();
    const { differences, undescribed } = await responseDifferences(operation, response);
    if (!conforms) observation.differ([statusDifference(expects, status)], prefix);
    observation.differ(differences, status === 200 ? '' : prefix);
    observation.ignore(undescribed);
    if (status === 200 && !operation.open && !isPublic) observation.differ(cachingDifferences(headers));
    const data = isRecord(body) && Array.isArray(body['data']) ? body['data'] : [];
    if (status === 200) replies.set(id, [...(replies.get(id) ?? []), ...data]);
    if (status === 200 && (body === undefined || data.length > 0)) observation.count('withData');
    return { status, data, body };
  }

  return {
    call,
    /** Elements of the `data` of all responses of an operation so far. */
    list: (id: string): readonly unknown[] => replies.get(id) ?? [],
    /** Adds differences from rules that no schema can state. */
    differ: (id: string, differences: readonly Difference[]) => find(id).observation.differ(differences),
    /** States what is not checked, and why. */
    note(id: string, text: string): void {
      find(id).observation.note(text);
    },
    results: (): readonly Result[] => [...operations.values()].map(({ observation }) => observation.result()),
  };
}

export type Probe = ReturnType<typeof createProbe>;
