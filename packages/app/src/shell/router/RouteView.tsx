import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RouteProgress } from '@patient/ui/RouteProgress';
import { environmentAtom } from '../../shared/environment.ts';
import { reloadForStaleChunk } from '../../shared/lazy/reloadForStaleChunk.ts';
import { Boundary } from '../../shared/view/Boundary.tsx';
import { focusHeading } from '../../shared/view/focusHeading.ts';
import {
  FailurePage,
  prepareFailurePage,
  showLayoutFailure,
  showScreenFailure,
} from '../errors/FailurePage.tsx';
import type { LoadedRoute } from './loadRoute.ts';
import { useShownRoute } from './useShownRoute.ts';

/** Props of {@link RouteView}. */
export interface RouteViewProps {
  /** Route loaded before the app starts, to hydrate a prerendered page. */
  initial?: LoadedRoute | undefined;
}

/** Screen of the address in its layout, progress bar while the next loads, and failure page. */
export function RouteView({ initial }: RouteViewProps) {
  const environment = useAtomValue(environmentAtom);
  const { brand } = environment;
  const { shown, isLoading, failure, retry } = useShownRoute(initial);
  const focused = useRef(initial?.pathname);
  const title = shown?.route.title;

  useEffect(() => {
    if (title !== undefined) performance.mark('app-ready');
  }, [title]);

  useEffect(() => prepareFailurePage(environment), [environment]);

  // Before the effects of a layout, which may set a more specific title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand.title}`;
  }, [title, brand]);

  useEffect(() => {
    if (shown === undefined || focused.current === shown.pathname) return;
    const isFirst = focused.current === undefined;
    focused.current = shown.pathname;
    if (isFirst) return;
    globalThis.scrollTo(0, 0);
    // The screen shows the result of another page and has moved focus there.
    if (document.activeElement?.closest('main [role="status"]')) return;
    focusHeading();
  }, [shown]);

  if (failure !== undefined) return <FailurePage isAlone error={failure} onRetry={retry} />;
  // An error that cannot even be looked at is no missing chunk.
  const onError = (thrown: unknown) => void reloadForStaleChunk(thrown, environment).catch(() => undefined);
  return (
    <>
      <RouteProgress isLoading={isLoading} />
      {shown && (
        <Boundary resetKey={shown.pathname} onError={onError} fallback={showLayoutFailure}>
          <shown.Layout path={shown.route.path} isWide={shown.route.isWide}>
            <Boundary key={shown.pathname} onError={onError} fallback={showScreenFailure}>
              <shown.Screen params={shown.params} />
            </Boundary>
          </shown.Layout>
        </Boundary>
      )}
    </>
  );
}
