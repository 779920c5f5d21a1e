import type { Call } from './calls.ts';

/** How far a call is. */
export type CallState = 'waiting' | 'active' | 'done' | 'failed';

/** A call and how far it is. */
export interface CallProgress extends Call {
  readonly state: CallState;
  /** What it failed with, in words. */
  readonly problem?: string;
}

/** How far the whole way is. */
export type MakingState = 'running' | 'failed' | 'done';

/** Every call still ahead. */
export const waiting = (calls: readonly Call[]): readonly CallProgress[] =>
  calls.map((call) => ({ ...call, state: 'waiting' }));

/** The same way with one call at another state. */
export const withCall = (
  calls: readonly CallProgress[],
  id: string,
  state: CallState,
  problem?: string,
): readonly CallProgress[] =>
  calls.map((one) => {
    if (one.id !== id) return one;
    const { problem: _before, ...rest } = one;
    return { ...rest, state, ...(problem !== undefined && { problem }) };
  });

/** Another way, with what is done of the one before. */
export function rerouted(calls: readonly CallProgress[], way: readonly Call[]): readonly CallProgress[] {
  const done = new Set(calls.filter(({ state }) => state === 'done').map(({ id }) => id));
  return way.map((call) => ({ ...call, state: done.has(call.id) ? 'done' : 'waiting' }));
}

/** The way as it is taken up again: what is done stays so, and what failed is ahead. */
export const resumed = (calls: readonly CallProgress[]): readonly CallProgress[] =>
  calls.filter(({ state }) => state !== 'done').reduce((all, { id }) => withCall(all, id, 'waiting'), calls);

/** The call that is next; undefined at the end of the way. */
export const firstWaiting = (calls: readonly CallProgress[]): CallProgress | undefined =>
  calls.find(({ state }) => state === 'waiting');

/** How far the way is as a whole: a call that failed stops it. */
export function makingState(calls: readonly CallProgress[]): MakingState {
  if (calls.some(({ state }) => state === 'failed')) return 'failed';
  return calls.every(({ state }) => state === 'done') ? 'done' : 'running';
}
