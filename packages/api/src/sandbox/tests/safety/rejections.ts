import { responseViolations, operationOf } from '../../http/contract/index.ts';

/** Text that no message may contain: paths and stack traces. */
const INTERNALS = /node_modules|\n\s+at |\/sandbox\/\w+\.ts/;

/** Faults of a rejected request: it needs a described 4xx (or the given status) and a message. */
export async function rejectionFaults(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  wanted?: number,
): Promise<string[]> {
  const found = operationOf(request.method, new URL(request.url).pathname);
  const response = await fetch(request);
  const { status } = response;
  const text = await response.clone().text();
  const faults: string[] = [];
  if (wanted === undefined ? status < 400 || status >= 500 : status !== wanted)
    faults.push(`answered ${status}`);
  if (!/^\{"message":"[^"]*\S/.test(text)) faults.push('without a message');
  if (INTERNALS.test(text)) faults.push('reveals internals');
  if (found !== undefined) faults.push(...(await responseViolations(found.operation, response)));
  return faults.map(
    (fault) => `${request.method} ${request.url.slice(0, 120)}: ${fault}: ${text.slice(0, 120)}`,
  );
}
