import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import type { LayoutProps } from '../layouts/layout.ts';
import { layoutFile, LOGIN, routes, type AppRoute, type LayoutName } from '#shared/routes.ts';
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
  /** Path that it was loaded for. */
  readonly pathname: string;
  readonly Screen: Screen;
}

const loadScreens = loadCode(() => import('./screens.ts'));

type Modules<Component> = Readonly<Record<string, () => Promise<Readonly<Record<string, Component>>>>>;

/** Loads the component of a file; its export has the name of the file. */
async function loadFrom<Component>(modules: Modules<Component>, file: string): Promise<Component> {
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  const load = modules[`./${file}`];
  const component = load && (await loadCode(load)())[name];
  if (component === undefined) throw new Error(`There is no ${name} in ${file}`);
  return component;
}

// The sign-in screen is part of the first chunk, because its page is prerendered.
const loadScreen = async (file: string): Promise<Screen> =>
  file === LOGIN ? LoginScreen : loadFrom((await loadScreens()).screens, file);

async function loadLayout(name: LayoutName): Promise<ComponentType<LayoutProps>> {
  const file = layoutFile(name);
  return file === undefined ? AuthLayout : loadFrom((await loadScreens()).layouts, file);
}

/** Loads a route's layout, for showing a failure in it; undefined if the layout fails to load too. */
export async function loadFrame(route: AppRoute): Promise<RouteFrame | undefined> {
  try {
    return { route, Layout: await loadLayout(route.layout) };
  } catch {
    return undefined;
  }
}

/** Loads the code of the pages of the account's menu, one after the other, so that they open offline. */
export async function preloadMenuPages(): Promise<void> {
  for (const { isOffline, screen } of routes)
    // oxlint-disable-next-line no-await-in-loop -- leaves bandwidth to other requests
    if (isOffline) await loadScreen(screen);
}

/**
 * Loads a route's screen and layout in parallel.
 * @throws ConnectionError if a chunk fails to load.
 */
export async function loadRoute(match: RouteMatch, pathname: string): Promise<LoadedRoute> {
  const { screen, layout } = match.route;
  const [Screen, Layout] = await Promise.all([loadScreen(screen), loadLayout(layout)]);
  return { ...match, pathname, Screen, Layout };
}
