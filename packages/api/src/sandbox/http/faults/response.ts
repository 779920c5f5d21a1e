import { CLOSE_HEADER, type Fault, FAULTED_HEADER } from './fault.ts';

const marked = (status: number, body: string) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', [FAULTED_HEADER]: '1' } });

/** Response of a fault; undefined if it only adds latency. */
export function faultResponse(fault: Fault): Response | undefined {
  // The host turns an error response into a dropped connection.
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

/** Waits; resolves early when the signal is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
