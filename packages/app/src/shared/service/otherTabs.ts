import type { Query, QueryClient } from '@tanstack/query-core';
import { readFields } from '@patient/api';

/** Connection to the same patient's other tabs. */
export interface OtherTabs {
  /** Announces that this tab has changed data. */
  announce(): void;
  close(): void;
}

/** Patient of the cached data; undefined before the account has loaded. */
const patientOf = (cache: QueryClient): string | undefined =>
  cache.getQueryData<{ readonly patient: { readonly _id: string } }>(['me'])?.patient._id;

/** Whether a query is never refetched: configuration, or work in progress such as the answers of a visit. */
const isStatic = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.staleTime === Infinity);

/** Invalidates all queries but static ones: active queries refetch now, the others when they are used next. */
export const refreshQueries = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: (query) => !isStatic(query) });

/** Changes within this time are refetched together, such as several notifications that were read at once. */
const GATHERING_MS = 200;

const NONE: OtherTabs = { announce: () => undefined, close: () => undefined };

/**
 * Synchronizes the tabs of a patient: a change in one makes the others refetch. The message contains only the patient id, and
 * tabs of other patients ignore it.
 */
export function joinOtherTabs(cache: QueryClient, serviceUrl: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return NONE;
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    refreshing = undefined;
    void refreshQueries(cache);
  };
  // One channel per service, because several stories can be on one page.
  const channel = new BroadcastChannel(`changes ${serviceUrl}`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const own = patientOf(cache);
    const changed = readFields({ patientId: 'id' }, data);
    if (own !== undefined && changed?.patientId === own) refreshing ??= setTimeout(refresh, GATHERING_MS);
  });
  return {
    announce() {
      const patientId = patientOf(cache);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      if (patientId !== undefined) channel.postMessage({ patientId });
    },
    close() {
      channel.close();
      clearTimeout(refreshing);
    },
  };
}
