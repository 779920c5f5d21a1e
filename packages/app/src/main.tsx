import '@patient/ui/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { createAppStore } from './shell/createAppStore.ts';
import { brandOfHost } from './shell/brand.ts';
import { configFor } from './shell/config.ts';
import { createEnvironment } from './shell/createEnvironment.ts';
import { resolveRoute } from './shell/router/resolveRoute.ts';
import { loadRoute, type LoadedRoute } from './shell/router/loadRoute.ts';
import { browserStorage, browserTabStorage } from './shared/session/index.ts';
import { hideLoadTimeoutNotice } from './shell/loadTimeoutNotice/hideLoadTimeoutNotice.ts';
import './shell/splash/Splash.css.ts';
import { capturePreHydrationInput } from './shell/preHydrationInput.ts';

const { hostname, origin, pathname, search } = globalThis.location;
const environment = createEnvironment({
  brand: brandOfHost(hostname),
  config: configFor(origin),
  storage: browserStorage(),
  tabStorage: browserTabStorage(),
});

/** The first route's code, when the guards let it be shown; what fails here is told by the router. */
async function firstRoute(): Promise<LoadedRoute | undefined> {
  try {
    const resolution = resolveRoute({ pathname, search }, environment);
    return resolution.kind === 'show' ? await loadRoute(resolution.match, pathname) : undefined;
  } catch {
    return undefined;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const input = capturePreHydrationInput(root);
const initial = await firstRoute();
const onReady = () => {
  input.restore();
  hideLoadTimeoutNotice();
};
const app = (
  <StrictMode>
    <App store={createAppStore(environment)} initial={initial} onReady={onReady} />
  </StrictMode>
);
// In slices of some milliseconds: a page that is painted already answers to the patient meanwhile.
startTransition(() => {
  // Only the page that was painted for this very route can be taken over; any other is drawn anew.
  if (initial !== undefined && root.getAttribute('data-prerendered') === pathname) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
