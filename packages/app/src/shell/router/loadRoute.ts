import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import type { LayoutProps } from '../layouts/layout.ts';
import { routes, type AppRoute, type LayoutName, type ScreenName } from '../../routes.ts';
import { LoginScreen } from '#features/auth/index.ts';
import type { Screen } from '#shared/view/screen.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import type { RouteMatch } from './matchPath.ts';

/** Route with its layout. */
export interface RouteFrame extends Pick<RouteMatch, 'route'> {
  readonly Layout: ComponentType<LayoutProps>;
}

/** Route with its code. */
export interface LoadedRoute extends RouteMatch, RouteFrame {
  /** The address it was loaded for. */
  readonly pathname: string;
  readonly Screen: Screen;
}

const loadLazyRoutes = loadCode(() => import('./lazyRoutes.ts'));

// Part of the main chunk: its page is prerendered.
async function loadScreen(name: ScreenName): Promise<Screen> {
  if (name === 'login') return LoginScreen;
  const screen: Screen = await (await loadLazyRoutes()).screens[name]();
  screen.preload?.();
  return screen;
}

const loadLayout = async (name: LayoutName): Promise<ComponentType<LayoutProps>> =>
  name === 'auth' ? AuthLayout : (await loadLazyRoutes()).layouts[name]();

/** Loads a route's layout, for what is shown in place of its screen; undefined if that does not load either. */
export async function loadFrame(route: AppRoute): Promise<RouteFrame | undefined> {
  try {
    return { route, Layout: await loadLayout(route.layout) };
  } catch {
    return undefined;
  }
}

/** Loads the code of every page of the account, one after the other, so that they open without a connection. */
export async function preloadAccount(): Promise<void> {
  for (const { layout, screen } of routes)
    // oxlint-disable-next-line no-await-in-loop -- leaves the connection to what a patient waits for
    if (layout === 'account') await loadScreen(screen);
}

/**
 * Loads a route's screen and layout in parallel.
 * @throws ConnectionError when a chunk does not arrive.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const { screen, layout } = match.route;
  const [Screen, Layout] = await Promise.all([loadScreen(screen), loadLayout(layout)]);
  return { ...match, pathname, Screen, Layout };
}
