import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import type { LayoutProps } from '../layouts/layout.ts';
import type { LayoutName } from '../routes.ts';
import type { ScreenProps } from '../screens/screen.ts';
import type { RouteMatch } from './match.ts';

/** A route whose code has arrived. */
export interface LoadedRoute extends RouteMatch {
  /** The address it was loaded for. */
  readonly pathname: string;
  readonly Screen: ComponentType<ScreenProps>;
  readonly Layout: ComponentType<LayoutProps>;
}

const loadLayout = async (name: LayoutName): Promise<ComponentType<LayoutProps>> =>
  name === 'auth' ? AuthLayout : (await import('./late.ts')).layouts[name]();

/**
 * Fetches a route's screen and layout side by side.
 * @throws TypeError when a chunk does not arrive.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const [Screen, Layout] = await Promise.all([match.route.load(), loadLayout(match.route.layout)]);
  return { ...match, pathname, Screen, Layout };
}
