import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import type { Brand } from '@patient/ui/theme';
import type { Environment } from '#shared/environment.ts';
import { dropEarlyResponses } from '#shared/service/earlyResponses.ts';
import { browserStorage } from '@patient/api/session';
import { App } from './App.tsx';
import { configFor, type ConfigFile } from './config.ts';
import { createEnvironment } from './createEnvironment.ts';
import { createSessions } from './createSessions.ts';
import { withoutSecrets } from './guards/decideRoute.ts';
import { hideLoadTimeoutNotice } from './loadTimeoutNotice/hideLoadTimeoutNotice.ts';
import { capturePreHydrationInput } from './preHydrationInput.ts';
import { loadRoute, type LoadedRoute } from './router/loadRoute.ts';
import { addressOf, settleRoute } from './router/resolveRoute.ts';

/** Replaces a page of another patient by the entry page, and hides it until then. */
function leavePage(): void {
  document.body.hidden = true;
  location.replace('/');
}

/** Runs the guards of the address again, for a visitor who has become a patient meanwhile. */
function followGuards(environment: Environment): void {
  const { pathname, search } = location;
  const { address } = settleRoute({ pathname, search }, environment);
  if (address.pathname !== pathname) navigate(address.pathname + address.search, { replace: true });
}

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

/** Once the page is idle: drops early responses that no screen used, and loads the brand's font. Without it, headings stay in a font of the device. */
async function finishStart({ whenIdle }: Environment): Promise<void> {
  await whenIdle();
  dropEarlyResponses();
  await import('@patient/ui/fonts').catch(() => undefined);
}

/** Whether React found another page than ours: a translator, a password manager or another extension has changed it. */
const isMismatch = (error: unknown): boolean => error instanceof Error && /#418\b/.test(error.message);

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
      // oxlint-disable-next-line no-console -- for developers: it is ours if nothing has changed the page
      if (isMismatch(error)) console.error(error);
      else reportError(error);
    },
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
  const sessions = createSessions(environment);
  const onReady = () => {
    input.restore();
    hideLoadTimeoutNotice();
    void finishStart(environment);
  };
  const app = (
    <StrictMode>
      <App sessions={sessions} initial={initial} onHydrated={onHydrated} onReady={onReady} />
    </StrictMode>
  );
  // Only the page that was painted for this very route can be taken over; any other is drawn anew, and so is one that a
  // translator has changed already.
  const isPainted =
    initial !== undefined && root.getAttribute('data-prerendered') === initial.pathname && !isTranslated();
  // In slices of some milliseconds: a page that is painted already answers to the patient meanwhile.
  startTransition(() => {
    if (isPainted) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}
