import { malformedResponse } from './failures.ts';
import { isRecord } from './isRecord.ts';
import { operationOf } from './operations.ts';

/** Body of every response of the service: a list in `data`, and possibly other fields. */
export interface Envelope<T> {
  data: T[];
}

/** Result of a call of the client. */
export interface CallResult<Body> {
  data?: Body;
  response: Response;
}

/** Whether a body has the form that all responses of the service have. */
export const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  isRecord(body) && Array.isArray(body.data);

/** Returns the body of a response; throws an `ApiError` of kind 'malformed' if it has no `data` list. */
export async function unwrapEnvelope<Body extends Envelope<unknown>>(
  call: Promise<CallResult<Body>>,
): Promise<Body> {
  const { data, response } = await call;
  if (isEnvelope(data)) return data;
  throw malformedResponse(operationOf(response), response.status);
}

/** Returns the `data` list of a response. */
export async function unwrap<T>(call: Promise<CallResult<Envelope<T>>>): Promise<T[]> {
  return (await unwrapEnvelope(call)).data;
}

/** Returns the first element of the `data` list; throws an `ApiError` of kind 'malformed' if it is empty. */
export async function unwrapOne<T>(call: Promise<CallResult<Envelope<T>>>): Promise<T> {
  const { response } = await call;
  const [first] = await unwrap(call);
  if (first === undefined) throw malformedResponse(operationOf(response), response.status);
  return first;
}
