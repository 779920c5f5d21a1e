import type { Query, QueryClient } from '@tanstack/query-core';
import { isRecord } from '@patient/api';

/** The other tabs of one patient. */
export interface OtherTabs {
  /** Tells them that this tab has changed something at the service. */
  announce(): void;
  close(): void;
}

/** The account that a cache holds the answers of; undefined before it is loaded. */
const patientOf = (cache: QueryClient): string | undefined =>
  cache.getQueryData<{ readonly patient: { readonly _id: string } }>(['me'])?.patient._id;

/** Configuration, and work in progress such as the answers of a visit: what is read once and then kept by its page. */
const isKept = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.staleTime === Infinity);

/** Reads again what is on the screen, and the rest when it is shown next. */
export const refreshQueries = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: (query) => !isKept(query) });

const NONE: OtherTabs = { announce: () => undefined, close: () => undefined };

/**
 * Makes the tabs of a patient agree: a change of one makes the others read their answers again. The message holds nothing
 * but the id of the patient, and no tab of another one follows it.
 */
export function joinOtherTabs(cache: QueryClient, serviceUrl: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return NONE;
  // One app for each service: stories of one page must not hear each other.
  const channel = new BroadcastChannel(`changes ${serviceUrl}`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const own = patientOf(cache);
    const changed = isRecord(data) ? data['patientId'] : undefined;
    if (own !== undefined && changed === own) void refreshQueries(cache);
  });
  return {
    announce() {
      const patientId = patientOf(cache);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      if (patientId !== undefined) channel.postMessage({ patientId });
    },
    close: () => channel.close(),
  };
}
