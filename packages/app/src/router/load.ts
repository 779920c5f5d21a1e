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

const layouts: Readonly<Record<LayoutName, () => Promise<ComponentType<LayoutProps>>>> = {
  auth: () => Promise.resolve(AuthLayout),
  account: async () => (await import('../layouts/AccountLayout.tsx')).AccountLayout,
  steps: async () => (await import('../layouts/StepsLayout.tsx')).StepsLayout,
  testUser: async () => (await import('../layouts/TestUserLayout.tsx')).TestUserLayout,
  error: async () => (await import('../layouts/ErrorLayout.tsx')).ErrorLayout,
};

/**
 * Fetches a route's screen and layout side by side.
 * @throws TypeError when a chunk does not arrive.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const [Screen, Layout] = await Promise.all([match.route.load(), layouts[match.route.layout]()]);
  return { ...match, pathname, Screen, Layout };
}
