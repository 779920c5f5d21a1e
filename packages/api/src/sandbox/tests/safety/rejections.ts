import { responseViolations, operationOf } from '../../http/contract/index.ts';

/** Paths and stack traces, which must not be in a message. */
const INTERNALS = /node_modules|\n\s+at |\/sandbox\/\w+\.ts/;

/** Sends a request; returns the problems of its response unless it is a described 4xx (or the given status) with a message. */
export async function rejectionProblems(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  expected?: number,
): Promise<string[]> {
  const found = operationOf(request.method, new URL(request.url).pathname);
  const response = await fetch(request);
  const { status } = response;
  const text = await response.clone().text();
  const problems: string[] = [];
  if (expected === undefined ? status < 400 || status >= 500 : status !== expected)
    problems.push(`status ${status}`);
  if (!/^\{"message":"[^"]*\S/.test(text)) problems.push('no message');
  if (INTERNALS.test(text)) problems.push('internals in the message');
  if (found !== undefined) problems.push(...(await responseViolations(found.operation, response)));
  return problems.map(
    (problem) => `${request.method} ${request.url.slice(0, 120)}: ${problem}: ${text.slice(0, 120)}`,
  );
}
