import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import { slugOfPath } from '../../features/treatment/index.ts';
import type { Environment } from '../../shared/environment.ts';
import { notFound, routes, type AppRoute } from '../../routes.ts';

/** A route with the parts of the address its pattern names. */
export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: DefaultParams;
}

/** What the configuration turns on. */
export type Switches = Pick<Environment, 'testUsers'>;

/**
 * The catch-all takes slugs alone: a page of its own that is not in the table is not found, nor is one that the
 * configuration does not turn on.
 */
const isEntered = ({ path, needs }: AppRoute, pathname: string, switches: Switches): boolean =>
  (needs === undefined || switches[needs]) && (path !== '/:slug' || slugOfPath(pathname) !== undefined);

/** The row of the table an address belongs to; the 404 row when none does. */
export function matchPath(pathname: string, switches: Switches): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, pathname);
    if (matches && isEntered(route, pathname, switches)) return { route, params };
  }
  return { route: notFound, params: {} };
}
