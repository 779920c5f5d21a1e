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

/** The request of a spec, signed in or not. */
export function requestOf({ method, address, body }: RequestSpec, token?: string): Request {
  return new Request(`${ORIGIN}${address}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : formOf(body) }),
  });
}

/** Whether a body is invalid beyond additional fields, which a service may ignore. */
const isRefusable = (violation: string) =>
  violation.startsWith('body') && !violation.includes('additional properties');

async function errorComplaints(response: Response): Promise<string[]> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message.trim() !== '' ? [] : ['an error without a message'];
}

/** The address services are the vendor's: they ask for a key and no token, and have errors of their own. */
const isVendors = (operation: DocumentedOperation) => addressOperations.includes(operation);

async function complaintsOf(
  operation: DocumentedOperation,
  asked: readonly string[],
  isSignedIn: boolean,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const complaints = await responseViolations(operation, response);
  if (!isSignedIn && !operation.open && !isVendors(operation) && status !== 401)
    complaints.push(`${status} without a token`);
  if (status < 400 && asked.some(isRefusable))
    complaints.push(`${status} for ${asked.filter(isRefusable).join('; ')}`);
  return complaints;
}

/** How a request was answered, and what is wrong with that; nothing when all is well. */
export interface Verdict {
  status: number;
  complaints: readonly string[];
}

/** Sends a request and judges the answer. */
export async function judge(
  fetch: (request: Request) => Promise<Response>,
  spec: RequestSpec,
  token?: string,
): Promise<Verdict> {
  const request = requestOf(spec, token);
  // The address may have become another one on its way, as '..' does.
  const found = operationOf(request.method, new URL(request.url).pathname);
  const asked =
    found === undefined ? [] : await requestViolations(found.operation, found.parameters, request);
  const response = await fetch(request);
  const { status } = response;
  if (status >= 500) return { status, complaints: [`${status}: ${await response.text()}`] };
  if (found === undefined) {
    const faults = await errorComplaints(response);
    const complaints = status === 404 ? faults : [...faults, `${status} where there is no operation`];
    return { status, complaints };
  }
  const complaints = await complaintsOf(found.operation, asked, token !== undefined, response);
  if (status >= 400 && !isVendors(found.operation)) complaints.push(...(await errorComplaints(response)));
  return { status, complaints };
}
