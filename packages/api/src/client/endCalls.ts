import type { Middleware } from 'openapi-fetch';
import { lineFailure, malformedAnswer, refusedAnswer } from './failures.ts';
import { rememberOperation } from './operations.ts';

const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** Reads the JSON body of an operation's answer; undefined for one that cannot be used. */
export type ReadBody = (operation: string, body: unknown) => unknown;

/** The body as it may be used, in JSON again. Throws for one that cannot be used. */
function readText(text: string, operation: string, readBody: ReadBody): string {
  if (text === '') return text;
  const body = readBody(operation, JSON.parse(text));
  if (body === undefined) throw new Error('Not the expected body');
  return JSON.stringify(body);
}

/** Reads the whole body, so that a connection lost half-way and a body that is not JSON end in an ApiError. */
async function readWhole(
  response: Response,
  request: Request,
  operation: string,
  readBody: ReadBody,
): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    throw lineFailure(error, request, operation);
  });
  if (!response.ok) throw refusedAnswer(operation, response.status, text);
  try {
    return new Response(readText(text, operation, readBody), response);
  } catch (fault) {
    throw malformedAnswer(operation, response.status, fault);
  }
}

/**
 * Makes every failed call of a client end in an `ApiError`.
 * @param readBody reads JSON bodies
 */
export function endCalls(readBody: ReadBody): Middleware {
  return {
    async onResponse({ request, response, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const isRead = !response.ok || options.parseAs === 'json';
      const hasBody = !statusesWithoutBody.includes(response.status);
      // A file is never JSON: an error would otherwise be shown as a picture.
      if (!isRead && hasBody && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
        throw malformedAnswer(operation, response.status);
      const answer = isRead && hasBody ? await readWhole(response, request, operation, readBody) : response;
      rememberOperation(answer, operation);
      return answer;
    },
    onError({ request, error, schemaPath }) {
      throw lineFailure(error, request, `${request.method} ${schemaPath}`);
    },
  };
}
