import '@patient/ui/styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Brand } from '@patient/ui/theme';
import { App } from './shell/App.tsx';
import { createAppStore } from './shell/createAppStore.ts';
import { brandOfId } from './shell/brand.ts';
import { configFor, type ConfigFile } from './shell/config.ts';
import { createEnvironment } from './shell/createEnvironment.ts';
import { readPageConfig } from './shell/pageConfig.ts';
import { addressOf, settleRoute } from './shell/router/resolveRoute.ts';
import { withoutSecrets } from './shell/guards/decideRoute.ts';
import { loadRoute, type LoadedRoute } from './shell/router/loadRoute.ts';
import type { Environment } from './shared/environment.ts';
import { browserStorage, browserTabStorage } from './shared/session/index.ts';
import { hideLoadTimeoutNotice } from './shell/loadTimeoutNotice/hideLoadTimeoutNotice.ts';
import './shell/splash/Splash.css.ts';
import { capturePreHydrationInput } from './shell/preHydrationInput.ts';

/**
 * Runs the guards of the address and follows their redirects, before anything is drawn. The router starts from the address
 * they lead to, so that each of their effects happens once. Loads that route's code; the router shows a failure.
 */
async function firstRoute(environment: Environment): Promise<LoadedRoute | undefined> {
  try {
    const { address, match } = settleRoute(addressOf(location.pathname + location.search), environment);
    const path = address.pathname + withoutSecrets(address.search);
    if (path !== location.pathname + location.search) history.replaceState(history.state, '', path);
    return await loadRoute(match, address.pathname);
  } catch {
    return undefined;
  }
}

/** Starts the app with a configuration. */
async function start(root: Element, brand: Brand, content: ConfigFile): Promise<void> {
  const environment = createEnvironment({
    brand,
    config: configFor(location.origin, content),
    storage: browserStorage(),
    tabStorage: browserTabStorage(),
  });
  const options = {
    onCaughtError(error: unknown) {
      environment.failures.push(error);
      // As React does without this option.
      // oxlint-disable-next-line no-console
      console.error(error);
    },
  };
  const input = capturePreHydrationInput(root);
  const initial = await firstRoute(environment);
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
      hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const brand = brandOfId(document.documentElement.dataset['brand']);
const content = await readPageConfig(root, brand);
if (content) await start(root, brand, content);
