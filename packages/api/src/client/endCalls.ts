import type { Middleware } from 'openapi-fetch';
import { lineFailure, malformedAnswer, refusedAnswer } from './failures.ts';
import { rememberOperation } from './operations.ts';

/** How one call ended. */
export interface CallEnd {
  /** Method and path pattern as the description spells them, such as 'PATCH /api/subscription/pause/{id}'. */
  readonly operation: string;
  /** What it failed with; absent when the answer arrived. */
  readonly error?: unknown;
  /** When it began, in milliseconds of `performance.now()`. */
  readonly startedAt: number;
}

/** Receives every call's end, once. */
export type OnCallEnd = (end: CallEnd) => void;

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

/** Options of {@link endCalls}. */
export interface EndCallsOptions {
  readonly onEnd?: OnCallEnd | undefined;
  /** Reads JSON bodies. @default as they are */
  readonly readBody?: ReadBody;
  /** When a request was sent, in milliseconds of `performance.now()`. */
  readonly startOf?: (request: Request) => number | undefined;
}

/** Makes every failed call of a client end in an `ApiError` and reports how each call ended. */
export function endCalls({
  onEnd = () => undefined,
  readBody = (_operation, body) => body,
  startOf = () => undefined,
}: EndCallsOptions = {}): Middleware {
  const end = (request: Request, operation: string, failed: { readonly error?: unknown } = {}) =>
    onEnd({ operation, startedAt: startOf(request) ?? performance.now(), ...failed });
  return {
    async onResponse({ request, response, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const isRead = !response.ok || options.parseAs === 'json';
      const hasBody = !statusesWithoutBody.includes(response.status);
      try {
        // A file is never JSON: an error would otherwise be shown as a picture.
        if (!isRead && hasBody && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
          throw malformedAnswer(operation, response.status);
        const answer = isRead && hasBody ? await readWhole(response, request, operation, readBody) : response;
        rememberOperation(answer, operation);
        end(request, operation);
        return answer;
      } catch (error) {
        end(request, operation, { error });
        throw error;
      }
    },
    onError({ request, error, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const failure = lineFailure(error, request, operation);
      end(request, operation, { error: failure });
      throw failure;
    },
  };
}
