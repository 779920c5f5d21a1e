import { parse } from 'regexparam';
import { matchRoute, type DefaultParams } from 'wouter';
import { slugOfPath } from '#shared/treatments.ts';
import type { Environment } from '#shared/environment.ts';
import { notFound, routes, type AppRoute } from '#shared/routes.ts';

/** Route with the parameters of its pattern. */
export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: DefaultParams;
}

/** Settings that enable routes. */
export type Switches = Pick<Environment, 'testUsers'>;

/** Whether a route is enabled. The catch-all matches only slugs, so that a missing or disabled page is a 404. */
const isEnabled = ({ path, needs }: AppRoute, pathname: string, switches: Switches): boolean =>
  (needs === undefined || switches[needs]) && (path !== '/:slug' || slugOfPath(pathname) !== undefined);

/** Route of a path; the 404 route by default. */
export function matchPath(pathname: string, switches: Switches): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, pathname);
    if (matches && isEnabled(route, pathname, switches)) return { route, params };
  }
  return { route: notFound, params: {} };
}
