import type { Call } from './calls.ts';

/** State of a call. */
export type CallState = 'waiting' | 'active' | 'done' | 'failed';

/** Call with its state. */
export interface TrackedCall extends Call {
  readonly state: CallState;
  /** Message of the failure. */
  readonly problem?: string;
}

/** State of the whole creation. */
export type CreationState = 'running' | 'failed' | 'done';

/** All calls, not started. */
export const waiting = (calls: readonly Call[]): readonly TrackedCall[] =>
  calls.map((call) => ({ ...call, state: 'waiting' }));

/** Sets the state of one call. */
export const withCall = (
  calls: readonly TrackedCall[],
  id: string,
  state: CallState,
  problem?: string,
): readonly TrackedCall[] =>
  calls.map((one) => {
    if (one.id !== id) return one;
    const { problem: _before, ...rest } = one;
    return { ...rest, state, ...(problem !== undefined && { problem }) };
  });

/** Replaces the calls; those that were done stay done. */
export function rerouted(calls: readonly TrackedCall[], planned: readonly Call[]): readonly TrackedCall[] {
  const done = new Set(calls.filter(({ state }) => state === 'done').map(({ id }) => id));
  return planned.map((call) => ({ ...call, state: done.has(call.id) ? 'done' : 'waiting' }));
}

/** Resets failed calls; those that were done stay done. */
export const resumed = (calls: readonly TrackedCall[]): readonly TrackedCall[] =>
  calls.filter(({ state }) => state !== 'done').reduce((all, { id }) => withCall(all, id, 'waiting'), calls);

/** Next call; undefined once all are done. */
export const firstWaiting = (calls: readonly TrackedCall[]): TrackedCall | undefined =>
  calls.find(({ state }) => state === 'waiting');

/** State of the whole creation: a failed call stops it. */
export function creationState(calls: readonly TrackedCall[]): CreationState {
  if (calls.some(({ state }) => state === 'failed')) return 'failed';
  return calls.every(({ state }) => state === 'done') ? 'done' : 'running';
}
