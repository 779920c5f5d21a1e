import { malformedAnswer } from './failures.ts';
import { isRecord } from './isRecord.ts';
import { operationOf } from './operations.ts';

/** The wrapping of the service's answers: a list under `data`, whatever else stands beside it. */
export interface Envelope<T> {
  data: T[];
}

/** What a call of the client resolves to. */
export interface Answer<Body> {
  data?: Body;
  response: Response;
}

/** Whether a body is wrapped as the service wraps all its answers. */
export const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  isRecord(body) && Array.isArray(body.data);

/** The whole body of an answer with its `data` list; throws an `ApiError` of kind 'malformed' where there is none. */
export async function unwrapEnvelope<Body extends Envelope<unknown>>(
  call: Promise<Answer<Body>>,
): Promise<Body> {
  const { data, response } = await call;
  if (isEnvelope(data)) return data;
  throw malformedAnswer(operationOf(response), response.status);
}

/** The `data` list of an answer. */
export async function unwrap<T>(call: Promise<Answer<Envelope<T>>>): Promise<T[]> {
  return (await unwrapEnvelope(call)).data;
}

/** The first element of the `data` list; throws an `ApiError` of kind 'malformed' when it is empty. */
export async function unwrapOne<T>(call: Promise<Answer<Envelope<T>>>): Promise<T> {
  const { response } = await call;
  const [first] = await unwrap(call);
  if (first === undefined) throw malformedAnswer(operationOf(response), response.status);
  return first;
}
