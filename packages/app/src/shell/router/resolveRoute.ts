import { decideRoute, withoutSecrets } from '../guards/decideRoute.ts';
import type { Environment } from '#shared/environment.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { isSessionOver } from '@patient/api/session';
import { matchPath, type RouteMatch } from './matchPath.ts';

/** Address in this app. */
export interface Address {
  readonly pathname: string;
  /** Starts with `?`, or is empty. */
  readonly search: string;
}

/** Route of an address, or a redirect. */
export type RouteResolution =
  | { readonly kind: 'show'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Runs the guards of an address and applies their effects to the session.
 * @throws UnknownGuardError if a route has an unknown guard.
 */
export function resolveRoute({ pathname, search }: Address, environment: Environment): RouteResolution {
  const { brand, session, endSession, now } = environment;
  // Like after a logout, the next patient does not return to this path.
  if (session.catchUp() && pathname !== '/') return { kind: 'redirect', to: '/' };
  const path = pathname + withoutSecrets(search);
  const match = matchPath(pathname, environment);
  const stored = session.read();
  const decision = decideRoute(match.route.guards, {
    brand,
    url: { pathname, search },
    session: stored,
    productTypes: stored.productTypes,
    now: now(),
  });
  if (decision.clear) endSession({ reason: isSessionOver(stored, now()) ? 'expired' : 'replaced', path });
  if (decision.remember !== undefined) session.rememberDeepLink(decision.remember);
  if (decision.saveCoupon !== undefined) session.savePendingCoupon(decision.saveCoupon);
  if (decision.pause) pauseRegistration(session);
  if (decision.stamp !== undefined) session.touch(decision.stamp, path);
  const to = decision.kind === 'redirect' ? decision.to : pathname;
  // An expired session redirects to /, which may be the current page.
  return to === pathname ? { kind: 'show', match } : { kind: 'redirect', to };
}

/** Follows the redirects of an address to the route that is shown. */
export function settleRoute(
  from: Address,
  environment: Environment,
): { address: Address; match: RouteMatch } {
  const resolution = resolveRoute(from, environment);
  return resolution.kind === 'show'
    ? { address: from, match: resolution.match }
    : settleRoute(addressOf(resolution.to), environment);
}

/** Parts of an address of this app. */
export function addressOf(path: string): Address {
  const [pathname = '/', ...query] = path.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}
