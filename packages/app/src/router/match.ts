import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import { notFound, routes, standIns, type AppRoute } from '../routes.ts';

/** A route with the parts of the address its pattern names. */
export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: DefaultParams;
}

/** The row of the table an address belongs to; the 404 row when none does. */
export function matchPath(pathname: string): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, pathname);
    if (matches) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** A redirect's target, or what stands in for it while its page is not built. */
export const builtTarget = (path: string): string => {
  const [pathname = path] = path.split('?');
  return standIns[pathname] ?? path;
};
