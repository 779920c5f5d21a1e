import { decideRoute } from '../guards/decideRoute.ts';
import type { Environment } from '../../shared/environment.ts';
import { matchPath, type RouteMatch } from './matchPath.ts';
import { builtTarget } from '../../shared/view/standIns.ts';

/** An address of this app. */
export interface Address {
  readonly pathname: string;
  /** Begins with `?`, or is empty. */
  readonly search: string;
}

/** What an address leads to: a route to show, or another address. */
export type Arrival =
  { readonly kind: 'show'; readonly match: RouteMatch } | { readonly kind: 'go'; readonly to: string };

/**
 * Runs the guards of the address and does to the session what they ask for.
 * @throws UnknownGuardError when a route names a guard that does not exist.
 */
export function arrive({ pathname, search }: Address, environment: Environment): Arrival {
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
  // While a page is not built its stand-in may be where we are: then this is as far as it goes.
  return to === pathname ? { kind: 'show', match } : { kind: 'go', to };
}
