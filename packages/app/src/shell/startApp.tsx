import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { Brand } from '@patient/ui/theme';
import { hideLoadTimeoutNotice } from '@patient/ui/Splash';
import type { Environment } from '#shared/environment.ts';
import { watchStyles } from '#shared/lazy/failedStyles.ts';
import { watchInput } from '#shared/lazy/newInput.ts';
import { dropEarlyResponses } from '#shared/service/fetchWithEarlyResponse.ts';
import { browserStorage } from '@patient/api/session';
import { App } from './App.tsx';
import { configFor, type ConfigFile } from './config.ts';
import { createEnvironment } from './createEnvironment.ts';
import { createSessions } from './createSessions.ts';
import { withoutSecrets } from './guards/runGuards.ts';
import { capturePreHydrationInput } from './preHydrationInput.ts';
import { loadRoute, preloadMenuPages, type LoadedRoute } from './router/loadRoute.ts';
import { settleRoute, toAppUrl } from './router/resolveRoute.ts';

/** Replaces a page of another patient with the entry page, and hides it until then. */
function leavePage(): void {
  document.body.hidden = true;
  location.replace('/');
}

/** Runs the guards of the URL again, after a sign-in in another tab. */
function followGuards(environment: Environment): void {
  const { pathname, search } = location;
  const { url } = settleRoute({ pathname, search }, environment);
  if (url.pathname !== pathname) navigate(url.pathname + url.search, { replace: true });
}

/**
 * Runs the guards of the URL and follows their redirects before the first render. The router starts at the resulting
 * URL, so that the effects of guards happen once. Loads the code of its route; the router shows a failure.
 */
async function firstRoute(environment: Environment): Promise<LoadedRoute | undefined> {
  try {
    const { url, match } = settleRoute(toAppUrl(location.pathname + location.search), environment);
    const path = url.pathname + withoutSecrets(url.search);
    if (path !== location.pathname + location.search) history.replaceState(history.state, '', path);
    return await loadRoute(match, url.pathname);
  } catch {
    return undefined;
  }
}

/** Whether hydration failed because a translator, password manager or other extension has changed the page. */
const isMismatch = (error: unknown): boolean => error instanceof Error && /#418\b/.test(error.message);

/**
 * Renders the app, or hydrates the page that was prerendered for its path.
 * @param content configuration of this page
 */
export async function startApp(root: Element, brand: Brand, content: ConfigFile): Promise<void> {
  const environment = createEnvironment({
    brand,
    config: configFor(location.origin, content),
    storage: browserStorage('localStorage'),
    tabStorage: browserStorage('sessionStorage'),
    onPatientChange({ before, after, isFromOtherTab }) {
      if (after === undefined) navigate('/', { replace: true });
      // A tab that signs a patient in navigates by itself.
      else if (isFromOtherTab && before === undefined) followGuards(environment);
      else if (isFromOtherTab) leavePage();
    },
  });
  environment.watchPage();
  const isTranslated = () => root.querySelector('font') !== null;
  const options = {
    onRecoverableError(error: unknown) {
      // oxlint-disable-next-line no-console -- for developers: a fault of the app if no extension has changed the page
      if (isMismatch(error)) console.error(error);
      else reportError(error);
    },
    onCaughtError(error: unknown) {
      environment.failures.push(error);
      // Like React's default.
      // oxlint-disable-next-line no-console
      console.error(error);
    },
  };
  watchInput();
  watchStyles(document);
  const input = capturePreHydrationInput(root);
  const initial = await firstRoute(environment);
  const onHydrated = () => input.stopMarking();
  const sessions = createSessions(environment);
  const onReady = () => {
    input.restore();
    hideLoadTimeoutNotice();
    void environment.whenIdle().then(dropEarlyResponses);
  };
  // Not in stories, which show one page. Code that fails to preload is loaded when it is needed.
  const onAccount = () =>
    void environment
      .whenIdle()
      .then(preloadMenuPages)
      .catch(() => undefined);
  const app = (
    <StrictMode>
      <App
        sessions={sessions}
        initial={initial}
        onHydrated={onHydrated}
        onReady={onReady}
        onAccount={onAccount}
      />
    </StrictMode>
  );
  // Hydrates only the page that was prerendered for this path and that no translator has changed; others are rendered.
  const isPrerendered =
    initial !== undefined && root.getAttribute('data-prerendered') === initial.pathname && !isTranslated();
  // A transition renders in slices of some milliseconds, so that a prerendered page stays responsive.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}
