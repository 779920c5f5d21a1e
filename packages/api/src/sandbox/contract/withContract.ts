import { withoutPrefix } from '../app.ts';
import { FAULTED_HEADER } from '../faults/fault.ts';
import { answerBreaches } from './answer.ts';
import { operationOf } from './operations.ts';
import { requestBreaches } from './request.ts';

/** A request or an answer is not as openapi/patient.yaml says. */
export class ContractBreach extends Error {
  constructor(request: Request, side: 'request' | 'answer', breaches: readonly string[]) {
    super(
      `${request.method} ${request.url}: the ${side} breaks the description:\n  ${breaches.join('\n  ')}`,
    );
    this.name = 'ContractBreach';
  }
}

export interface ContractOptions {
  /** Where the service is mounted. @default '/service' */
  publicPath?: string;
}

/** What the sandbox serves beside the described operations. */
const undescribed = /^\/(identity$|pictures\/|__sandbox\/|socket$)/;

/** Checks each request and each answer that goes through a fetch against the description; a breach is thrown. */
export function withContract(
  fetch: (request: Request) => Promise<Response>,
  { publicPath = '/service' }: ContractOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = withoutPrefix(new URL(request.url).pathname, publicPath);
    if (undescribed.test(path)) return fetch(request);
    const found = operationOf(request.method, path);
    if (found === undefined) throw new ContractBreach(request, 'request', ['there is no such operation']);
    const { operation, parameters } = found;
    const asked = await requestBreaches(operation, parameters, request);
    if (asked.length > 0) throw new ContractBreach(request, 'request', asked);
    const response = await fetch(request);
    if (response.type === 'error' || response.headers.has(FAULTED_HEADER)) return response;
    const answered = await answerBreaches(operation, response);
    if (answered.length > 0) throw new ContractBreach(request, 'answer', answered);
    return response;
  };
}
