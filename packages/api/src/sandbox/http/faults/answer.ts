import { CLOSE_HEADER, type Fault, FAULTED_HEADER } from './fault.ts';

const marked = (status: number, body: string) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', [FAULTED_HEADER]: '1' } });

/** Response of a fault; undefined if it only adds latency. */
export function faultAnswer(fault: Fault): Response | undefined {
  // An adapter turns the error answer into a dropped connection.
  if (fault.reset) return Response.error();
  if (fault.closeCode !== undefined) {
    const headers = { [FAULTED_HEADER]: '1', [CLOSE_HEADER]: String(fault.closeCode) };
    return new Response(null, { status: 503, headers });
  }
  if (fault.malformed) return marked(200, '{"data":[{"_id":');
  if (fault.status !== undefined) {
    return marked(fault.status, JSON.stringify({ message: fault.message ?? 'A fault of the sandbox.' }));
  }
  return undefined;
}

/** Waits; ends early when the caller gives up. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
