import type { LoadedVisit } from './visitView.ts';

/**
 * How long the answers that the service had are taken for those it has, ms. Longer than from one question to the next, so
 * that a patient who goes on reads nothing again; shorter than it takes to change an answer on another device and come
 * back.
 */
export const FRESH_MS = 10_000;

/** Whether another device may have changed the answers of a visit since they were known; `now` is ms since 1970. */
export const isOld = ({ knownAt }: Pick<LoadedVisit, 'knownAt'>, now: number): boolean =>
  // A device's clock can be set back.
  Math.abs(now - knownAt) > FRESH_MS;
