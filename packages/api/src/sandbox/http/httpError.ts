/** Why the service says no: becomes the answer `{ message, metadata }` of that status. */
export class Refusal extends Error {
  readonly status: number;
  readonly metadata: Record<string, unknown> | undefined;

  constructor(status: number, message: string, metadata?: Record<string, unknown>) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.metadata = metadata;
  }
}

/** A JSON answer that no cache keeps, since nearly all of them speak of a patient. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** The answer for anything thrown; what is not a refusal is a mistake of the sandbox itself. */
export function answerTo(error: unknown): Response {
  if (error instanceof Refusal) {
    const { status, message, metadata } = error;
    return json(status, metadata === undefined ? { message } : { message, metadata });
  }
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { message: `The sandbox failed: ${message}` });
}
