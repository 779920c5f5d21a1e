import { Provider, type createStore } from 'jotai';
import { useEffect } from 'react';
import { Router, useLocation, type BaseLocationHook } from 'wouter';
import { UiProvider } from '@patient/ui/theme';
import { environmentAtom } from '../shared/environment.ts';
import { Toasts } from './toasts/Toasts.tsx';
import type { LoadedRoute } from './router/loadRoute.ts';
import { RouteView } from './router/RouteView.tsx';

/** Props of {@link App}. */
export interface AppProps {
  /** A store that holds an environment (`createAppStore`). */
  store: ReturnType<typeof createStore>;
  /** The route already loaded, for a page that was painted before script. */
  initial?: LoadedRoute | undefined;
  /** Where addresses come from; the browser's own when none is given. */
  locationHook?: BaseLocationHook;
  /** Script has taken over the page. */
  onReady?: () => void;
  /** The address while rendering without a browser. */
  ssrPath?: string;
}

function Shell({ store, initial }: Pick<AppProps, 'store' | 'initial'>) {
  const [, navigate] = useLocation();
  const { brand, session } = store.get(environmentAtom);
  // A session that ends, here or in another tab, leaves nothing of the patient on the page.
  useEffect(() => {
    let wasLoggedIn = session.read().loggedIn;
    return session.onChange(() => {
      const { loggedIn } = session.read();
      if (wasLoggedIn && !loggedIn) navigate('/', { replace: true });
      wasLoggedIn = loggedIn;
    });
  }, [session, navigate]);
  return (
    <UiProvider brand={brand} navigate={navigate}>
      <RouteView initial={initial} />
      <Toasts />
    </UiProvider>
  );
}

/** The app: one store, one router, one screen at a time. */
export function App({ store, initial, locationHook, onReady, ssrPath }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Provider store={store}>
      <Router {...(locationHook && { hook: locationHook })} {...(ssrPath !== undefined && { ssrPath })}>
        <Shell store={store} initial={initial} />
      </Router>
    </Provider>
  );
}
