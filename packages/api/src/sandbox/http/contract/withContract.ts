import { withoutPrefix } from '../paths.ts';
import { FAULTED_HEADER } from '../faults/fault.ts';
import { answerViolations } from './answer.ts';
import { operationOf } from './operations.ts';
import { requestViolations } from './request.ts';

/** Request or response that violates the description. */
export class ContractViolation extends Error {
  constructor(request: Request, side: 'request' | 'answer', violations: readonly string[]) {
    super(
      `${request.method} ${request.url}: the ${side} breaks the description:\n  ${violations.join('\n  ')}`,
    );
    this.name = 'ContractViolation';
  }
}

export interface ContractOptions {
  /** Where the service is mounted. @default '/service' */
  publicPath?: string;
}

export type Fetch = (request: Request) => Promise<Response>;

/** What the sandbox serves beside the described operations. */
const undescribed = /^\/(identity$|pictures\/|__sandbox(\/|$)|socket$|report\/|tags\/|pixel\/|checks\/)/;

/** Wraps a fetch: reports each request or response that violates the description. */
export function watchContract(
  fetch: Fetch,
  onViolation: (violation: ContractViolation) => void,
  { publicPath = '/service' }: ContractOptions = {},
): Fetch {
  return async (request) => {
    const path = withoutPrefix(new URL(request.url).pathname, publicPath);
    if (undescribed.test(path)) return fetch(request);
    const found = operationOf(request.method, path);
    if (found === undefined) {
      onViolation(new ContractViolation(request, 'request', ['there is no such operation']));
      return fetch(request);
    }
    const { operation, parameters } = found;
    const asked = await requestViolations(operation, parameters, request);
    if (asked.length > 0) onViolation(new ContractViolation(request, 'request', asked));
    const response = await fetch(request);
    if (response.type === 'error' || response.headers.has(FAULTED_HEADER)) return response;
    const answered = await answerViolations(operation, response);
    if (answered.length > 0) onViolation(new ContractViolation(request, 'answer', answered));
    return response;
  };
}

/** Wraps a fetch: throws an error for each request or response that violates the description. */
export function withContract(fetch: Fetch, options?: ContractOptions): Fetch {
  return watchContract(
    fetch,
    (violation) => {
      throw violation;
    },
    options,
  );
}
