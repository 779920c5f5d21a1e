import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import type { LayoutProps } from '../layouts/layout.ts';
import type { LayoutName, ScreenName } from '../../routes.ts';
import { LoginScreen } from '../../features/auth/index.ts';
import type { Screen } from '../../shared/view/screen.ts';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import type { RouteMatch } from './matchPath.ts';

/** Route with its code. */
export interface LoadedRoute extends RouteMatch {
  /** The address it was loaded for. */
  readonly pathname: string;
  readonly Screen: Screen;
  readonly Layout: ComponentType<LayoutProps>;
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

/**
 * Loads a route's screen and layout in parallel.
 * @throws ConnectionError when a chunk does not arrive.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const { screen, layout } = match.route;
  const [Screen, Layout] = await Promise.all([loadScreen(screen), loadLayout(layout)]);
  return { ...match, pathname, Screen, Layout };
}
