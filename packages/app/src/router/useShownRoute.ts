import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { environmentAtom } from '../environment.ts';
import { arrive } from './arrive.ts';
import { loadRoute, type LoadedRoute } from './load.ts';
import { reloadForStaleChunk } from './staleChunk.ts';

/** What stands on the page, and whether something else is on its way. */
export interface ShownRoute {
  /** The route shown; the one before it stays until the next has arrived. */
  readonly shown: LoadedRoute | undefined;
  readonly isLoading: boolean;
  /** Why the wanted route cannot be shown. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Follows the address: asks the guards, goes where they send, fetches the route's code and then shows it. */
export function useShownRoute(initial: LoadedRoute | undefined): ShownRoute {
  const environment = useAtomValue(environmentAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(initial);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    const show = async () => {
      const arrival = arrive({ pathname, search: search && `?${search}` }, environment);
      if (arrival.kind === 'go') {
        navigate(arrival.to, { replace: true });
        return;
      }
      const loaded = await loadRoute(arrival.match, pathname);
      if (isCurrent) setShown((before) => (before?.pathname === pathname ? before : loaded));
    };
    show().catch((error: unknown) => {
      if (isCurrent && !reloadForStaleChunk(error, environment)) setFailure(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, environment, navigate, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { shown, failure, retry, isLoading: shown?.pathname !== pathname && failure === undefined };
}
