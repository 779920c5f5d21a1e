import { answerViolations, operationOf } from '../../http/contract/index.ts';

/** What no patient should read in a message: where the service stands, and where it failed. */
const INSIDES = /node_modules|\n\s+at |\/sandbox\/\w+\.ts/;

/** What is wrong with how a request was refused: a described 4xx (or the very one named), with a message in plain words. */
export async function refusalFaults(
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
  if (INSIDES.test(text)) faults.push('tells of its insides');
  if (found !== undefined) faults.push(...(await answerViolations(found.operation, response)));
  return faults.map(
    (fault) => `${request.method} ${request.url.slice(0, 120)}: ${fault}: ${text.slice(0, 120)}`,
  );
}
