import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { Brand } from '@patient/ui/theme';
import type { Environment } from '../shared/environment.ts';
import { browserStorage } from '../shared/session/index.ts';
import { App } from './App.tsx';
import { configFor, type ConfigFile } from './config.ts';
import { createAppStore } from './createAppStore.ts';
import { createEnvironment } from './createEnvironment.ts';
import { withoutSecrets } from './guards/decideRoute.ts';
import { hideLoadTimeoutNotice } from './loadTimeoutNotice/hideLoadTimeoutNotice.ts';
import { capturePreHydrationInput } from './preHydrationInput.ts';
import { loadRoute, type LoadedRoute } from './router/loadRoute.ts';
import { addressOf, settleRoute } from './router/resolveRoute.ts';

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

/** Loads the brand's font once nothing else is waited for. Without it, headings stay in a font of the device. */
function loadFonts(): void {
  import('@patient/ui/fonts').catch(() => undefined);
}

/**
 * Draws the app, or takes over the page that was painted for its address.
 * @param content configuration of this page
 */
export async function startApp(root: Element, brand: Brand, content: ConfigFile): Promise<void> {
  const environment = createEnvironment({
    brand,
    config: configFor(location.origin, content),
    storage: browserStorage('localStorage'),
    tabStorage: browserStorage('sessionStorage'),
    onSignedOut: () => navigate('/', { replace: true }),
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
  const store = createAppStore(environment);
  // Asked for before the screen is drawn: on a cheap phone, drawing it takes as long as the answers.
  const asked = initial?.Screen.asks?.(initial.params).map((query) => store.sub(query, () => undefined));
  const onReady = () => {
    // The screen itself asks now.
    asked?.forEach((end) => end());
    input.restore();
    hideLoadTimeoutNotice();
    loadFonts();
  };
  const app = (
    <StrictMode>
      <App store={store} initial={initial} onHydrated={onHydrated} onReady={onReady} />
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
