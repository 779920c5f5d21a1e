import { HttpError } from '../core/httpError.ts';

/** JSON response without caching, as nearly all responses contain patient data. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Response for a thrown error. Anything but an `HttpError` is a bug in the sandbox. */
export function errorResponse(error: unknown): Response {
  if (error instanceof HttpError) {
    const { status, message, metadata } = error;
    return json(status, metadata === undefined ? { message } : { message, metadata });
  }
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { message: `The sandbox failed: ${message}` });
}
