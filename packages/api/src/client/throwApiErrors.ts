import type { Middleware } from 'openapi-fetch';
import { connectionFailure, malformedResponse, httpFailure } from './failures.ts';
import { rememberOperation } from './operations.ts';

const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** Reads the JSON body of a response; undefined if it is unusable. */
export type ReadBody = (operation: string, body: unknown) => unknown;

/** Returns the usable part of a body as JSON text. Throws if the body is unusable. */
function readText(text: string, operation: string, readBody: ReadBody): string {
  if (text === '') return text;
  const body = readBody(operation, JSON.parse(text));
  if (body === undefined) throw new Error('Not the expected body');
  return JSON.stringify(body);
}

/** Reads the body to its end, so that a connection lost in between and a body that is not JSON throw an `ApiError`. */
async function readBodyOf(
  response: Response,
  request: Request,
  operation: string,
  readBody: ReadBody,
): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    throw connectionFailure(error, request, operation);
  });
  if (!response.ok) throw httpFailure(operation, response, text);
  try {
    return new Response(readText(text, operation, readBody), response);
  } catch (cause) {
    throw malformedResponse(operation, response.status, cause);
  }
}

/**
 * Middleware that throws an `ApiError` for every failed call.
 * @param readBody reads JSON bodies
 */
export function throwApiErrors(readBody: ReadBody): Middleware {
  return {
    async onResponse({ request, response, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const isRead = !response.ok || options.parseAs === 'json';
      const hasBody = !statusesWithoutBody.includes(response.status);
      // Requested files are never JSON: an error would be shown as a picture.
      if (!isRead && hasBody && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
        throw malformedResponse(operation, response.status);
      const result = isRead && hasBody ? await readBodyOf(response, request, operation, readBody) : response;
      rememberOperation(result, operation);
      return result;
    },
    onError({ request, error, schemaPath }) {
      throw connectionFailure(error, request, `${request.method} ${schemaPath}`);
    },
  };
}
