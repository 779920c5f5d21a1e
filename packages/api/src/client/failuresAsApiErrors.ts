import type { Middleware } from 'openapi-fetch';
import { lineFailure, malformedAnswer, refusedAnswer } from './failures.ts';
import { rememberOperation } from './operations.ts';

const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** Reads the whole body here, so that a line lost half-way and a body that is no JSON end in an ApiError. */
async function readWhole(response: Response, request: Request, operation: string): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    throw lineFailure(error, request, operation);
  });
  if (!response.ok) throw refusedAnswer(operation, response.status, text);
  try {
    if (text !== '') JSON.parse(text);
  } catch (error) {
    throw malformedAnswer(operation, response.status, error);
  }
  return new Response(text, response);
}

/** Makes every failed call of a client end in an `ApiError`. */
export const failuresAsApiErrors: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    const operation = `${request.method} ${schemaPath}`;
    const isRead = !response.ok || options.parseAs === 'json';
    const hasBody = !statusesWithoutBody.includes(response.status);
    // A file is never JSON: a picture would otherwise be shown as there that has not come.
    if (!isRead && hasBody && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
      throw malformedAnswer(operation, response.status);
    const answer = isRead && hasBody ? await readWhole(response, request, operation) : response;
    rememberOperation(answer, operation);
    return answer;
  },
  onError({ request, error, schemaPath }) {
    throw lineFailure(error, request, `${request.method} ${schemaPath}`);
  },
};
