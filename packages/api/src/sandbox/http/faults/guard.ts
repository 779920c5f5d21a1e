import { json } from '../answers.ts';
import { faultAnswer, wait } from './answer.ts';
import { FAULT_HEADER, parseFaultHeader } from './fault.ts';
import type { Faults } from './faults.ts';

export interface GuardOptions {
  faults: Faults;
  /** Milliseconds every operation takes at least. */
  latency: number;
  /** How to wait; tests give one that does not. */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** Returns the response of a fault, if any. */
export type FaultGuard = (operation: string, request: Request) => Promise<Response | undefined>;

/** Applies the faults of an operation; returns the response of a fault, if any. */
export function faultGuard({ faults, latency, wait: sleep = wait }: GuardOptions): FaultGuard {
  return async (operation, request) => {
    const header = request.headers.get(FAULT_HEADER) ?? undefined;
    if (header !== undefined && parseFaultHeader(header) === undefined) {
      return json(400, { message: `${FAULT_HEADER} does not hold a fault` });
    }
    const fault = faults.take(operation, header);
    const milliseconds = latency + (fault?.latency ?? 0);
    if (milliseconds > 0) await sleep(milliseconds, request.signal);
    return fault && faultAnswer(fault);
  };
}
