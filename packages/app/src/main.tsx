import '@patient/ui/styles';
import '@patient/ui/themes';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { createAppStore } from './shell/createAppStore.ts';
import { brandOfHost } from './shell/brand.ts';
import { configFor } from './shell/config.ts';
import { createEnvironment } from './shell/createEnvironment.ts';
import { addressOf, settleRoute } from './shell/router/resolveRoute.ts';
import { withoutSecrets } from './shell/guards/decideRoute.ts';
import { loadRoute, type LoadedRoute } from './shell/router/loadRoute.ts';
import { browserStorage, browserTabStorage } from './shared/session/index.ts';
import { hideLoadTimeoutNotice } from './shell/loadTimeoutNotice/hideLoadTimeoutNotice.ts';
import './shell/splash/Splash.css.ts';
import { capturePreHydrationInput } from './shell/preHydrationInput.ts';

const { hostname, origin } = globalThis.location;
const environment = createEnvironment({
  brand: brandOfHost(hostname),
  config: configFor(origin),
  storage: browserStorage(),
  tabStorage: browserTabStorage(),
});

/**
 * Runs the guards of the address and follows their redirects, before anything is drawn. The router starts from the address
 * they lead to, so that each of their effects happens once. Loads that route's code; the router shows a failure.
 */
async function firstRoute(): Promise<LoadedRoute | undefined> {
  try {
    const { address, match } = settleRoute(addressOf(location.pathname + location.search), environment);
    const path = address.pathname + withoutSecrets(address.search);
    if (path !== location.pathname + location.search) history.replaceState(history.state, '', path);
    return await loadRoute(match, address.pathname);
  } catch {
    return undefined;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const input = capturePreHydrationInput(root);
const initial = await firstRoute();
const onHydrated = () => input.stopMarking();
const onReady = () => {
  input.restore();
  hideLoadTimeoutNotice();
};
const app = (
  <StrictMode>
    <App store={createAppStore(environment)} initial={initial} onHydrated={onHydrated} onReady={onReady} />
  </StrictMode>
);
// In slices of some milliseconds: a page that is painted already answers to the patient meanwhile.
startTransition(() => {
  // Only the page that was painted for this very route can be taken over; any other is drawn anew.
  if (initial !== undefined && root.getAttribute('data-prerendered') === initial.pathname)
    hydrateRoot(root, app);
  else createRoot(root).render(app);
});
