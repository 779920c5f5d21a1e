import { isRecord } from '@patient/api';
import { http, HttpResponse } from 'msw';
import type { MockContext } from './responses.ts';

/** Outcome of a request for a hold: sent to the sandbox, failed by a network error, or a mocked response. */
export type HoldOutcome = 'sent' | 'lost' | { readonly paymentIntentStatus: string };

async function idempotencyKeyOf(request: Request): Promise<unknown> {
  const body: unknown = await request.clone().json();
  return isRecord(body) ? body['idempotencyKey'] : undefined;
}

/**
 * Mocks the outcomes of the next requests for a hold, in order; later ones are sent to the sandbox.
 * @param onResponse called when the sandbox has responded to one
 * @returns idempotency keys of all requests
 */
export function mockHolds(
  { msw, visit: { sandbox } }: MockContext,
  outcomes: readonly HoldOutcome[],
  onResponse: () => void = () => undefined,
): readonly unknown[] {
  const keys: unknown[] = [];
  const hold = async ({ request }: { request: Request }) => {
    const outcome = outcomes[keys.length] ?? 'sent';
    keys.push(await idempotencyKeyOf(request));
    if (outcome === 'lost') return HttpResponse.error();
    if (outcome === 'sent') {
      const response = await sandbox.fetch(request);
      onResponse();
      return response;
    }
    const charge = { _id: 'c', sum: 17_900, status: 'hold' };
    return HttpResponse.json({ data: [{ ...outcome, charge }] });
  };
  msw.use(http.post(`*${sandbox.publicPath}/api/v2/subscription/hold-charge/*`, hold));
  return keys;
}
