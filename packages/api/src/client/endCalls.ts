import type { Middleware } from 'openapi-fetch';
import { lineFailure, malformedAnswer, refusedAnswer } from './failures.ts';
import { rememberOperation } from './operations.ts';

/** How one call ended. */
export interface CallEnd {
  /** Method and path pattern as the description spells them, such as 'PATCH /api/subscription/pause/{id}'. */
  readonly operation: string;
  /** What it failed with; absent when the answer arrived. */
  readonly error?: unknown;
}

/** Receives every call's end, once. */
export type OnCallEnd = (end: CallEnd) => void;

const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** Whether a body has the shape that every answer of a service has. */
export type CheckBody = (body: unknown) => boolean;

function check(text: string, isExpected: CheckBody): unknown {
  try {
    return text === '' || isExpected(JSON.parse(text)) ? undefined : new Error('Not the expected body');
  } catch (error) {
    return error;
  }
}

/** Reads the whole body, so that a connection lost half-way and a body that is not JSON end in an ApiError. */
async function readWhole(
  response: Response,
  request: Request,
  operation: string,
  isExpected: CheckBody,
): Promise<Response> {
  const text = await response.text().catch((error: unknown) => {
    throw lineFailure(error, request, operation);
  });
  if (!response.ok) throw refusedAnswer(operation, response.status, text);
  const fault = check(text, isExpected);
  if (fault !== undefined) throw malformedAnswer(operation, response.status, fault);
  return new Response(text, response);
}

/** Options of {@link endCalls}. */
export interface EndCallsOptions {
  readonly onEnd?: OnCallEnd | undefined;
  /** Whether a JSON body has the shape all answers share. @default any JSON */
  readonly isExpected?: CheckBody;
}

/** Makes every failed call of a client end in an `ApiError` and reports how each call ended. */
export function endCalls({
  onEnd = () => undefined,
  isExpected = () => true,
}: EndCallsOptions = {}): Middleware {
  const fail = (operation: string, error: unknown): unknown => {
    onEnd({ operation, error });
    return error;
  };
  return {
    async onResponse({ request, response, schemaPath, options }) {
      const operation = `${request.method} ${schemaPath}`;
      const isRead = !response.ok || options.parseAs === 'json';
      const hasBody = !statusesWithoutBody.includes(response.status);
      try {
        // A file is never JSON: an error would otherwise be shown as a picture.
        if (!isRead && hasBody && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
          throw malformedAnswer(operation, response.status);
        const answer =
          isRead && hasBody ? await readWhole(response, request, operation, isExpected) : response;
        rememberOperation(answer, operation);
        onEnd({ operation });
        return answer;
      } catch (error) {
        throw fail(operation, error);
      }
    },
    onError({ request, error, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      throw fail(operation, lineFailure(error, request, operation));
    },
  };
}
