import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import type { LayoutProps } from '../layouts/layout.ts';
import type { LayoutName, ScreenName } from '../../routes.ts';
import { LoginScreen } from '../../features/auth/index.ts';
import type { ScreenProps } from '../../shared/view/screen.ts';
import type { RouteMatch } from './matchPath.ts';

/** Route with its code. */
export interface LoadedRoute extends RouteMatch {
  /** The address it was loaded for. */
  readonly pathname: string;
  readonly Screen: ComponentType<ScreenProps>;
  readonly Layout: ComponentType<LayoutProps>;
}

// Part of the main chunk: its page is prerendered.
const loadScreen = async (name: ScreenName): Promise<ComponentType<ScreenProps>> =>
  name === 'login' ? LoginScreen : (await import('./lazyRoutes.ts')).screens[name]();

const loadLayout = async (name: LayoutName): Promise<ComponentType<LayoutProps>> =>
  name === 'auth' ? AuthLayout : (await import('./lazyRoutes.ts')).layouts[name]();

/**
 * Loads a route's screen and layout in parallel.
 * @throws TypeError when a chunk fails to load.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const { screen, layout } = match.route;
  const [Screen, Layout] = await Promise.all([loadScreen(screen), loadLayout(layout)]);
  return { ...match, pathname, Screen, Layout };
}
