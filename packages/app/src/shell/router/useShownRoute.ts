import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withoutSecrets } from '../guards/decideRoute.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { arrive } from './resolveRoute.ts';
import { loadRoute, type LoadedRoute } from './loadRoute.ts';
import { reloadForStaleChunk } from '../../shared/lazy/reloadForStaleChunk.ts';

/** What stands on the page, and whether something else is on its way. */
export interface ShownRoute {
  /** The route shown; the one before it stays until the next has arrived. */
  readonly shown: LoadedRoute | undefined;
  readonly isLoading: boolean;
  /** Why the wanted route cannot be shown. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** A route that could not be shown. */
interface FailedRoute {
  readonly pathname: string;
  readonly error: unknown;
}

/** Follows the address: asks the guards, goes where they send, fetches the route's code and then shows it. */
export function useShownRoute(initial: LoadedRoute | undefined): ShownRoute {
  const environment = useAtomValue(environmentAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState<FailedRoute>();

  const follow = useCallback(async (): Promise<LoadedRoute | undefined> => {
    const asked = search && `?${search}`;
    const arrival = arrive({ pathname, search: asked }, environment);
    if (arrival.kind === 'go') {
      navigate(arrival.to, { replace: true });
      return undefined;
    }
    const plain = withoutSecrets(asked);
    if (plain !== asked) navigate(pathname + plain, { replace: true });
    return loadRoute(arrival.match, pathname);
  }, [pathname, search, environment, navigate]);

  const accept = useCallback(
    (loaded: LoadedRoute | undefined) => {
      if (loaded === undefined) return;
      setFailed(undefined);
      setShown((before) => (before?.pathname === pathname ? before : loaded));
    },
    [pathname],
  );
  const refuse = useCallback(
    async (error: unknown) => {
      if (!(await reloadForStaleChunk(error, environment))) setFailed({ pathname, error });
    },
    [pathname, environment],
  );

  useEffect(() => {
    let isWanted = true;
    const go = async () => {
      try {
        const loaded = await follow();
        if (isWanted) accept(loaded);
      } catch (error) {
        if (isWanted) await refuse(error);
      }
    };
    void go();
    return () => {
      isWanted = false;
    };
  }, [follow, accept, refuse]);

  const failure = failed?.pathname === pathname ? failed.error : undefined;
  const retry = useCallback(() => void follow().then(accept, refuse), [follow, accept, refuse]);
  return { shown, failure, retry, isLoading: shown?.pathname !== pathname && failure === undefined };
}
