import { isRecord } from '@patient/api';
import { http, HttpResponse } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import type { Visit } from './visit.ts';

/** Context of a play function that decides what becomes of its holds. */
export interface HoldContext {
  readonly msw: MswApi;
  readonly visit: Visit;
}

/** What becomes of a hold: it reaches the service as usual, gets lost on the way, or has another answer. */
export type HoldFate = 'answered' | 'lost' | { readonly paymentIntentStatus: string };

async function keyIn(request: Request): Promise<unknown> {
  const body: unknown = await request.clone().json();
  return isRecord(body) ? body['idempotencyKey'] : undefined;
}

/**
 * Decides what becomes of the next holds, in order; later ones reach the service.
 * @param onAnswered called when the service has answered one
 * @returns idempotency keys of all holds
 */
export function watchHolds(
  { msw, visit: { sandbox } }: HoldContext,
  fates: readonly HoldFate[],
  onAnswered: () => void = () => undefined,
): readonly unknown[] {
  const keys: unknown[] = [];
  const hold = async ({ request }: { request: Request }) => {
    const fate = fates[keys.length] ?? 'answered';
    keys.push(await keyIn(request));
    if (fate === 'lost') return HttpResponse.error();
    if (fate === 'answered') {
      const answer = await sandbox.fetch(request);
      onAnswered();
      return answer;
    }
    const charge = { _id: 'c', sum: 17_900, status: 'hold' };
    return HttpResponse.json({ data: [{ ...fate, charge }] });
  };
  msw.use(http.post(`*${sandbox.publicPath}/api/v2/subscription/hold-charge/*`, hold));
  return keys;
}
