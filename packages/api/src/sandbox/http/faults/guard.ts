import { json } from '../responses.ts';
import { faultResponse, wait } from './response.ts';
import { FAULT_HEADER, parseFaultHeader } from './fault.ts';
import type { Faults } from './faults.ts';

export interface GuardOptions {
  faults: Faults;
  /** Minimum duration of every operation, ms. */
  latency: number;
  /** Waits; tests replace it. @default a timer */
  wait?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/** Applies the fault of an operation, if any; returns its response. */
export type FaultGuard = (operation: string, request: Request) => Promise<Response | undefined>;

/** Creates the guard that runs before every operation. */
export function faultGuard({ faults, latency, wait: sleep = wait }: GuardOptions): FaultGuard {
  return async (operation, request) => {
    const header = request.headers.get(FAULT_HEADER) ?? undefined;
    if (header !== undefined && parseFaultHeader(header) === undefined) {
      return json(400, { message: `${FAULT_HEADER} is not a valid fault` });
    }
    const fault = faults.take(operation, header);
    const milliseconds = latency + (fault?.latency ?? 0);
    if (milliseconds > 0) await sleep(milliseconds, request.signal);
    return fault && faultResponse(fault);
  };
}
