import { Provider } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@patient/ui/focus';
import { Boundary } from '@patient/ui/lazy';
import { RouteProgress } from '@patient/ui/RouteProgress';
import { usePreload } from '#shared/lazy/lazyPart.tsx';
import { reloadForStaleChunk } from '#shared/lazy/reloadForStaleChunk.ts';
import type { Sessions } from '../createSessions.ts';
import { FailurePage, showLayoutFailure, showScreenFailure } from '../errors/FailurePage.tsx';
import type { LoadedRoute } from './loadRoute.ts';
import { useShownRoute } from './useShownRoute.ts';

/** Props of {@link RouteView}. */
export interface RouteViewProps {
  sessions: Sessions;
  /** Route loaded before the app starts, to hydrate a prerendered page. */
  initial?: LoadedRoute | undefined;
  /** Called when the patient enters the account. */
  onAccount?: (() => void) | undefined;
}

/** Current screen or its failure, in its layout, with a progress bar while the next route loads. */
export function RouteView({ sessions, initial, onAccount }: RouteViewProps) {
  const { environment } = sessions;
  const { brand } = environment;
  const { shown, session, isLoading, failed, retry } = useShownRoute(sessions, initial);
  const focused = useRef(initial?.pathname);
  const frame = failed ? failed.frame : shown;
  const pathname = (failed ?? shown)?.pathname;
  const title = frame?.route.title;
  const isAccount = frame?.route.layout === 'account';

  useEffect(() => {
    if (title !== undefined) performance.mark('app-ready');
  }, [title]);

  // The failure page has to be available offline.
  usePreload(FailurePage);

  useEffect(() => {
    if (isAccount) onAccount?.();
  }, [isAccount, onAccount]);

  // Before the effects of a layout, which may set a more specific title.
  useLayoutEffect(() => {
    // Also for another item on the same route.
    if (title !== undefined && pathname !== undefined) document.title = `${title} | ${brand.title}`;
  }, [title, brand, pathname]);

  useEffect(() => {
    if (pathname === undefined || focused.current === pathname) return;
    const isFirst = focused.current === undefined;
    focused.current = pathname;
    if (isFirst) return;
    globalThis.scrollTo(0, 0);
    // The screen has already focused the result of another page.
    if (document.activeElement?.closest('main [role="status"]')) return;
    focusHeading();
  }, [pathname]);

  const onError = (thrown: unknown) => {
    try {
      reloadForStaleChunk(thrown, environment);
    } catch {
      // The thrown value can't be inspected.
    }
  };
  return (
    <>
      <RouteProgress isLoading={isLoading} />
      {failed && !frame && <FailurePage isAlone error={failed.error} onRetry={retry} />}
      {frame && pathname !== undefined && (
        <Provider key={session.id} store={session.store}>
          <Boundary resetKey={pathname} onError={onError} fallback={showLayoutFailure}>
            <frame.Layout path={frame.route.path} isWide={frame.route.isWide}>
              {failed ? (
                <FailurePage error={failed.error} onRetry={retry} />
              ) : (
                shown && (
                  <Boundary key={shown.pathname} onError={onError} fallback={showScreenFailure}>
                    <shown.Screen params={shown.params} />
                  </Boundary>
                )
              )}
            </frame.Layout>
          </Boundary>
        </Provider>
      )}
    </>
  );
}
