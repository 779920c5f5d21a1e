import { HttpError } from '../core/httpError.ts';

/** JSON answer that no cache keeps, since nearly all of them concern a patient. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Answer for anything thrown. Whatever is not an `HttpError` is a bug of the sandbox. */
export function answerTo(error: unknown): Response {
  if (error instanceof HttpError) {
    const { status, message, metadata } = error;
    return json(status, metadata === undefined ? { message } : { message, metadata });
  }
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { message: `The sandbox failed: ${message}` });
}
