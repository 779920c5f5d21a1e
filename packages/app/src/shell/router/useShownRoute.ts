import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppRoute } from '#shared/routes.ts';
import { withoutSecrets } from '../guards/runGuards.ts';
import type { AppSession, Sessions } from '../createSessions.ts';
import type { RouteMatch } from './matchPath.ts';
import { resolveRoute } from './resolveRoute.ts';
import { loadFrame, loadRoute, type LoadedRoute, type RouteFrame } from './loadRoute.ts';
import { reloadForStaleChunk } from '#shared/lazy/reloadForStaleChunk.ts';

/** Route with a screen that failed to load. */
export interface FailedRoute {
  readonly pathname: string;
  readonly error: unknown;
  /** The route and its layout, if that has loaded. */
  readonly frame?: RouteFrame;
}

/** Route on the page, and loading state of the next one. */
export interface ShownRoute {
  /** Route on the page; stays until the next one has loaded or the patient's session ends. */
  readonly shown: LoadedRoute | undefined;
  /** Session of the route; after a sign-in it is the visitor's until the next route has loaded. */
  readonly session: AppSession;
  readonly isLoading: boolean;
  /** Failure of the current URL. */
  readonly failed: FailedRoute | undefined;
  readonly retry: () => void;
}

/** Whether a route requires a session. Other routes stay when a session ends. */
const isPrivate = ({ guards }: AppRoute): boolean =>
  guards.includes('activeUser') || guards.includes('registerUser');

/** Route of the current URL: runs the guards, redirects, and loads the route's code. */
export function useShownRoute(
  { environment, subscribe, current, endCount }: Sessions,
  initial: LoadedRoute | undefined,
): ShownRoute {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const ends = useSyncExternalStore(subscribe, endCount, endCount);
  const [{ shown, session, endsBefore }, setShown] = useState({
    shown: initial,
    session: current(),
    endsBefore: ends,
  });
  const [failed, setFailed] = useState<FailedRoute>();
  const cancelLoad = useRef<() => void>(undefined);

  const load = useCallback(
    (isRequested = false) => {
      cancelLoad.current?.();
      // Ignores the result after a navigation.
      let isCurrent = true;
      cancelLoad.current = () => {
        isCurrent = false;
      };
      let match: RouteMatch | undefined;
      const follow = async (): Promise<LoadedRoute | undefined> => {
        const query = search && `?${search}`;
        const resolution = resolveRoute({ pathname, search: query }, environment);
        if (resolution.kind === 'redirect') {
          navigate(resolution.to, { replace: true });
          return undefined;
        }
        const plain = withoutSecrets(query);
        if (plain !== query) navigate(pathname + plain, { replace: true });
        ({ match } = resolution);
        return loadRoute(match, pathname);
      };
      const handleLoaded = (loaded: LoadedRoute | undefined) => {
        if (!isCurrent || loaded === undefined) return;
        setFailed(undefined);
        const next = { shown: loaded, session: current(), endsBefore: ends };
        setShown((before) =>
          before.shown?.pathname === pathname &&
          (before.session === next.session || !isPrivate(before.shown.route))
            ? before
            : next,
        );
      };
      const handleFailure = async (error: unknown) => {
        if (!isCurrent || reloadForStaleChunk(error, environment, isRequested)) return;
        const frame = match && (await loadFrame(match.route));
        if (isCurrent) setFailed({ pathname, error, ...(frame && { frame }) });
      };
      void follow().then(handleLoaded, handleFailure);
    },
    [pathname, search, environment, navigate, current, ends],
  );

  const retry = useCallback(() => load(true), [load]);

  // The guards of the first route already ran before the app started, and their effects must happen once.
  const settled = useRef(initial?.pathname);

  useEffect(() => {
    if (settled.current === pathname) {
      settled.current = undefined;
      return undefined;
    }
    load();
    return () => cancelLoad.current?.();
  }, [pathname, load]);

  const failure = failed?.pathname === pathname ? failed : undefined;
  const isOver = ends !== endsBefore && shown !== undefined && isPrivate(shown.route);
  return {
    shown: isOver ? undefined : shown,
    // A public page that stays is not remounted.
    session:
      ends === endsBefore ? session : { store: current().store, id: isOver ? current().id : session.id },
    failed: failure,
    retry,
    isLoading: (isOver || shown?.pathname !== pathname) && failure === undefined,
  };
}
