import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RouteProgress } from '@patient/ui/RouteProgress';
import { environmentAtom } from '../../shared/environment.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { FailurePage, prepareFailurePage } from '../errors/FailurePage.tsx';
import type { LoadedRoute } from './loadRoute.ts';
import { useShownRoute } from './useShownRoute.ts';

/** Props of {@link RouteView}. */
export interface RouteViewProps {
  /** The route already loaded when the app starts, so that a prerendered page is taken over as it stands. */
  initial?: LoadedRoute | undefined;
}

/** The screen of the address in its layout, the bar while another is on its way, and a page for failures. */
export function RouteView({ initial }: RouteViewProps) {
  const { brand } = useAtomValue(environmentAtom);
  const { shown, isLoading, failure, retry } = useShownRoute(initial);
  const arrived = useRef(initial?.pathname);
  const title = shown?.route.title;

  useEffect(() => {
    if (title !== undefined) performance.mark('app-ready');
  }, [title]);

  useEffect(prepareFailurePage, []);

  // Before the effects of a layout, which may know a better title.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand.title}`;
  }, [title, brand]);

  useEffect(() => {
    if (shown === undefined || arrived.current === shown.pathname) return;
    const isFirst = arrived.current === undefined;
    arrived.current = shown.pathname;
    if (isFirst) return;
    globalThis.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [shown]);

  if (failure !== undefined) return <FailurePage isAlone error={failure} onRetry={retry} />;
  return (
    <>
      <RouteProgress isLoading={isLoading} />
      {shown && (
        <shown.Layout path={shown.route.path}>
          <ErrorBoundary key={shown.pathname}>
            <shown.Screen params={shown.params} />
          </ErrorBoundary>
        </shown.Layout>
      )}
    </>
  );
}
