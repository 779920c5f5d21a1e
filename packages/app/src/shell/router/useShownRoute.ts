import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AppRoute } from '../../routes.ts';
import { withoutSecrets } from '../guards/decideRoute.ts';
import type { AppSession, Sessions } from '../createSessions.ts';
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
  /** Stays until the next route has loaded, or the patient's session ends. */
  readonly shown: LoadedRoute | undefined;
  /** Session of the route: stays the visitor's after a sign-in until the next route has loaded. */
  readonly session: AppSession;
  readonly isLoading: boolean;
  /** Failure of the route of the address. */
  readonly failed: FailedRoute | undefined;
  readonly retry: () => void;
}

/** Whether a route shows what belongs to a patient. A public page stays when a session ends on it. */
const isPrivate = ({ guards }: AppRoute): boolean =>
  guards.includes('activeUser') || guards.includes('registerUser');

/** Follows the address: runs the guards, redirects, loads the route's code and shows it. */
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
      const next = { shown: loaded, session: current(), endsBefore: ends };
      setShown((before) =>
        before.shown?.pathname === pathname &&
        (before.session === next.session || !isPrivate(before.shown.route))
          ? before
          : next,
      );
    };
    const refuse = async (error: unknown) => {
      if (!isWanted || (await reloadForStaleChunk(error, environment))) return;
      const frame = match && (await loadFrame(match.route));
      if (isWanted) setFailed({ pathname, error, ...(frame && { frame }) });
    };
    void follow().then(accept, refuse);
  }, [pathname, search, environment, navigate, current, ends]);

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
  const isOver = ends !== endsBefore && shown !== undefined && isPrivate(shown.route);
  return {
    shown: isOver ? undefined : shown,
    // A public page that stays is not created again.
    session:
      ends === endsBefore ? session : { store: current().store, id: isOver ? current().id : session.id },
    failed: failure,
    retry: load,
    isLoading: (isOver || shown?.pathname !== pathname) && failure === undefined,
  };
}
