import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import { notFound, routes, type AppRoute } from '../routes.ts';

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
