import { decideRoute } from '../guards/decideRoute.ts';
import type { Environment } from '../../shared/environment.ts';
import { matchPath, type RouteMatch } from './matchPath.ts';
import { builtTarget } from '../../shared/view/standIns.ts';

/** An address of this app. */
export interface Address {
  readonly pathname: string;
  /** Starts with `?`, or is empty. */
  readonly search: string;
}

/** Route to show for an address, or another address to go to. */
export type RouteResolution =
  { readonly kind: 'show'; readonly match: RouteMatch } | { readonly kind: 'redirect'; readonly to: string };

/**
 * Runs the guards of an address and applies their effects to the session.
 * @throws UnknownGuardError when a route names a guard that does not exist.
 */
export function resolveRoute({ pathname, search }: Address, environment: Environment): RouteResolution {
  const { brand, session, now } = environment;
  const match = matchPath(pathname, environment);
  const stored = session.read();
  const decision = decideRoute(match.route.guards, {
    brand,
    url: { pathname, search },
    session: stored,
    productTypes: stored.productTypes,
    now: now(),
  });
  if (decision.clear) session.logout();
  if (decision.remember !== undefined) session.rememberDeepLink(decision.remember);
  if (decision.saveCoupon !== undefined) session.savePendingCoupon(decision.saveCoupon);
  if (decision.stamp !== undefined) session.touch(decision.stamp);
  const to = builtTarget(decision.kind === 'redirect' ? decision.to : pathname);
  // The stand-in of a page that is not built may be the current page.
  return to === pathname ? { kind: 'show', match } : { kind: 'redirect', to };
}
