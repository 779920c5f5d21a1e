import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import { slugOfPath } from '#shared/treatments.ts';
import type { Environment } from '#shared/environment.ts';
import { notFound, routes, type AppRoute } from '../../routes.ts';

/** Route with the parameters of its pattern. */
export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: DefaultParams;
}

/** Routes the configuration enables. */
export type Switches = Pick<Environment, 'testUsers'>;

/**
 * The catch-all matches only slugs: a page that is not in the table, or is not enabled, is not found.
 */
const isEntered = ({ path, needs }: AppRoute, pathname: string, switches: Switches): boolean =>
  (needs === undefined || switches[needs]) && (path !== '/:slug' || slugOfPath(pathname) !== undefined);

/** Route of an address; the 404 route by default. */
export function matchPath(pathname: string, switches: Switches): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, pathname);
    if (matches && isEntered(route, pathname, switches)) return { route, params };
  }
  return { route: notFound, params: {} };
}
