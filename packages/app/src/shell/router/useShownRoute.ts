import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withoutSecrets } from '../guards/decideRoute.ts';
import { environmentAtom } from '#shared/environment.ts';
import type { RouteMatch } from './matchPath.ts';
import { resolveRoute } from './resolveRoute.ts';
import { loadFrame, loadRoute, type LoadedRoute, type RouteFrame } from './loadRoute.ts';
import { reloadForStaleChunk } from '#shared/lazy/reloadForStaleChunk.ts';

/** Route whose screen could not be shown. */
export interface FailedRoute {
  readonly pathname: string;
  readonly error: unknown;
  /** The route and its layout, if that has loaded. */
  readonly frame?: RouteFrame;
}

/** Route on the page, and state of loading the next. */
export interface ShownRoute {
  /** Stays until the next route has loaded. */
  readonly shown: LoadedRoute | undefined;
  readonly isLoading: boolean;
  /** Failure of the route of the address. */
  readonly failed: FailedRoute | undefined;
  readonly retry: () => void;
}

/** Follows the address: runs the guards, redirects, loads the route's code and shows it. */
export function useShownRoute(initial: LoadedRoute | undefined): ShownRoute {
  const environment = useAtomValue(environmentAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState<FailedRoute>();
  const giveUp = useRef<() => void>(undefined);

  const load = useCallback(() => {
    giveUp.current?.();
    // What comes late is not for the page of another address.
    let isWanted = true;
    giveUp.current = () => {
      isWanted = false;
    };
    let match: RouteMatch | undefined;
    const follow = async (): Promise<LoadedRoute | undefined> => {
      const asked = search && `?${search}`;
      const resolution = resolveRoute({ pathname, search: asked }, environment);
      if (resolution.kind === 'redirect') {
        navigate(resolution.to, { replace: true });
        return undefined;
      }
      const plain = withoutSecrets(asked);
      if (plain !== asked) navigate(pathname + plain, { replace: true });
      ({ match } = resolution);
      return loadRoute(match, pathname);
    };
    const accept = (loaded: LoadedRoute | undefined) => {
      if (!isWanted || loaded === undefined) return;
      setFailed(undefined);
      setShown((before) => (before?.pathname === pathname ? before : loaded));
    };
    const refuse = async (error: unknown) => {
      if (!isWanted || (await reloadForStaleChunk(error, environment))) return;
      const frame = match && (await loadFrame(match.route));
      if (isWanted) setFailed({ pathname, error, ...(frame && { frame }) });
    };
    void follow().then(accept, refuse);
  }, [pathname, search, environment, navigate]);

  // The guards of the first route have run before the app started, and what they do must happen once.
  const settled = useRef(initial?.pathname);

  useEffect(() => {
    if (settled.current === pathname) {
      settled.current = undefined;
      return undefined;
    }
    load();
    return () => giveUp.current?.();
  }, [pathname, load]);

  const failure = failed?.pathname === pathname ? failed : undefined;
  return {
    shown,
    failed: failure,
    retry: load,
    isLoading: shown?.pathname !== pathname && failure === undefined,
  };
}
