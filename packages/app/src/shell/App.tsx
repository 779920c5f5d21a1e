import { Provider, type createStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { Router, useLocation, type BaseLocationHook } from 'wouter';
import { UiProvider } from '@patient/ui/theme';
import { environmentAtom } from '#shared/environment.ts';
import { refuseDroppedFiles } from './refuseDroppedFiles.ts';
import { Toasts } from './toasts/Toasts.tsx';
import type { LoadedRoute } from './router/loadRoute.ts';
import { RouteView } from './router/RouteView.tsx';

/** Props of {@link App}. */
export interface AppProps {
  /** Store with an environment (`createAppStore`). */
  store: ReturnType<typeof createStore>;
  /** Route loaded before the app starts, for a prerendered page. */
  initial?: LoadedRoute | undefined;
  /** Location of the router. @default the browser's */
  locationHook?: BaseLocationHook;
  /** Called as soon as React answers to events. */
  onHydrated?: () => void;
  /** Called after the effects of the first screen. */
  onReady?: () => void;
  /** Path while prerendering. */
  ssrPath?: string;
}

function Shell({ store, initial }: Pick<AppProps, 'store' | 'initial'>) {
  const [, navigate] = useLocation();
  const environment = store.get(environmentAtom);
  const { brand } = environment;
  useEffect(() => refuseDroppedFiles(environment), [environment]);
  return (
    <UiProvider brand={brand} navigate={navigate}>
      <RouteView initial={initial} />
      <Toasts />
    </UiProvider>
  );
}

/** The app: providers, router and current screen. */
export function App({ store, initial, locationHook, onHydrated, onReady, ssrPath }: AppProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Provider store={store}>
      <Router {...(locationHook && { hook: locationHook })} {...(ssrPath !== undefined && { ssrPath })}>
        <Shell store={store} initial={initial} />
      </Router>
    </Provider>
  );
}
