import { Provider } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { Router, useLocation, type BaseLocationHook } from 'wouter';
import { UiProvider } from '@patient/ui/UiProvider';
import type { Sessions } from './createSessions.ts';
import { refuseDroppedFiles } from './refuseDroppedFiles.ts';
import { Toasts } from './toasts/Toasts.tsx';
import type { LoadedRoute } from './router/loadRoute.ts';
import { RouteView } from './router/RouteView.tsx';

/** Props of {@link App}. */
export interface AppProps {
  sessions: Sessions;
  /** Route loaded before the app starts, for a prerendered page. */
  initial?: LoadedRoute | undefined;
  /** Location of the router. @default the browser's */
  locationHook?: BaseLocationHook;
  /** Called when React handles events. */
  onHydrated?: () => void;
  /** Called after the effects of the first screen. */
  onReady?: () => void;
  /** Called when the patient enters the account. */
  onAccount?: (() => void) | undefined;
  /** Path for prerendering. */
  ssrPath?: string;
}

function Shell({ sessions, initial, onAccount }: Pick<AppProps, 'sessions' | 'initial' | 'onAccount'>) {
  const [, navigate] = useLocation();
  const { environment } = sessions;
  const { brand } = environment;
  useEffect(() => refuseDroppedFiles(environment), [environment]);
  return (
    <UiProvider brand={brand} navigate={navigate} topLayer="body > :not(#root)">
      <RouteView sessions={sessions} initial={initial} onAccount={onAccount} />
      <Toasts />
    </UiProvider>
  );
}

/** The app: providers, router and current screen. */
export function App({ sessions, initial, locationHook, onHydrated, onReady, onAccount, ssrPath }: AppProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Provider store={sessions.base}>
      <Router {...(locationHook && { hook: locationHook })} {...(ssrPath !== undefined && { ssrPath })}>
        <Shell sessions={sessions} initial={initial} onAccount={onAccount} />
      </Router>
    </Provider>
  );
}
