import {
  type DocumentedOperation,
  addressOperations,
  responseViolations,
  operationOf,
  requestViolations,
} from '../../http/contract/index.ts';
import type { RequestSpec } from './requests.ts';

const ORIGIN = 'http://sandbox.localhost';

const formOf = (fields: Exclude<RequestSpec['body'], string | undefined>): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
};

/** Creates the request of a spec, with or without a token. */
export function requestOf({ method, url, body }: RequestSpec, token?: string): Request {
  return new Request(`${ORIGIN}${url}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : formOf(body) }),
  });
}

/** Whether a service must reject the violation; it may ignore additional fields. */
const mustBeRejected = (violation: string) =>
  violation.startsWith('body') && !violation.includes('additional properties');

async function errorProblems(response: Response): Promise<string[]> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message.trim() !== '' ? [] : ['an error without a message'];
}

/** The address services of the vendor need a key instead of a token, and have another error format. */
const isVendorOperation = (operation: DocumentedOperation) => addressOperations.includes(operation);

async function problemsOf(
  operation: DocumentedOperation,
  violations: readonly string[],
  isSignedIn: boolean,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const problems = await responseViolations(operation, response);
  if (!isSignedIn && !operation.open && !isVendorOperation(operation) && status !== 401)
    problems.push(`${status} without a token`);
  if (status < 400 && violations.some(mustBeRejected))
    problems.push(`${status} for ${violations.filter(mustBeRejected).join('; ')}`);
  return problems;
}

/** The status of a response and its problems. */
export interface Verdict {
  status: number;
  problems: readonly string[];
}

/** Sends a request and checks its response. */
export async function judge(
  fetch: (request: Request) => Promise<Response>,
  spec: RequestSpec,
  token?: string,
): Promise<Verdict> {
  const request = requestOf(spec, token);
  // URL parsing may have changed the path, such as for '..'.
  const found = operationOf(request.method, new URL(request.url).pathname);
  const violations =
    found === undefined ? [] : await requestViolations(found.operation, found.parameters, request);
  const response = await fetch(request);
  const { status } = response;
  if (status >= 500) return { status, problems: [`${status}: ${await response.text()}`] };
  if (found === undefined) {
    const problems = await errorProblems(response);
    if (status !== 404) problems.push(`${status} for an unknown operation`);
    return { status, problems };
  }
  const problems = await problemsOf(found.operation, violations, token !== undefined, response);
  if (status >= 400 && !isVendorOperation(found.operation)) problems.push(...(await errorProblems(response)));
  return { status, problems };
}
