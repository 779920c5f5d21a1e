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
  /** Route loaded before the app starts, to hydrate a prerendered page. */
  initial?: LoadedRoute | undefined;
}

/** Screen of the address in its layout, progress bar while the next loads, and failure page. */
export function RouteView({ initial }: RouteViewProps) {
  const { brand } = useAtomValue(environmentAtom);
  const { shown, isLoading, failure, retry } = useShownRoute(initial);
  const focused = useRef(initial?.pathname);
  const title = shown?.route.title;

  useEffect(() => {
    if (title !== undefined) performance.mark('app-ready');
  }, [title]);

  useEffect(prepareFailurePage, []);

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
