import { withoutPrefix } from '../paths.ts';
import { FAULTED_HEADER } from '../faults/fault.ts';
import { responseViolations } from './response.ts';
import { operationOf } from './operations.ts';
import { requestViolations } from './request.ts';

/** Request or response that violates the description. */
export class ContractViolation extends Error {
  constructor(request: Request, side: 'request' | 'response', violations: readonly string[]) {
    super(
      `${request.method} ${request.url}: the ${side} violates the description:\n  ${violations.join('\n  ')}`,
    );
    this.name = 'ContractViolation';
  }
}

export interface ContractOptions {
  /** Base path of the service. @default '/service' */
  publicPath?: string;
}

export type Fetch = (request: Request) => Promise<Response>;

/** Paths of the sandbox that are not described. */
const undescribed = /^\/(identity$|pictures\/|__sandbox(\/|$)|socket$|report\/|tags\/|pixel\/|checks\/)/;

/** Wraps a fetch and reports each request or response that violates the description. */
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
    const inRequest = await requestViolations(operation, parameters, request);
    if (inRequest.length > 0) onViolation(new ContractViolation(request, 'request', inRequest));
    const response = await fetch(request);
    if (response.type === 'error' || response.headers.has(FAULTED_HEADER)) return response;
    const inResponse = await responseViolations(operation, response);
    if (inResponse.length > 0) onViolation(new ContractViolation(request, 'response', inResponse));
    return response;
  };
}

/** Wraps a fetch and throws for each request or response that violates the description. */
export function withContract(fetch: Fetch, options?: ContractOptions): Fetch {
  return watchContract(
    fetch,
    (violation) => {
      throw violation;
    },
    options,
  );
}
