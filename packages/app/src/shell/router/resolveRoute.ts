import { runGuards, withoutSecrets } from '../guards/runGuards.ts';
import type { Environment } from '#shared/environment.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { isSessionOver, overReason } from '@patient/api/session';
import { matchPath, type RouteMatch } from './matchPath.ts';

/** URL in this app, without the origin. */
export interface AppUrl {
  readonly pathname: string;
  /** Starts with `?`, or is empty. */
  readonly search: string;
}

/** Route of a URL, or a redirect. */
export type RouteResolution =
  | { readonly kind: 'show'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * Runs the guards of a URL and applies their effects to the session.
 * @throws UnknownGuardError if a route has an unknown guard.
 */
export function resolveRoute({ pathname, search }: AppUrl, environment: Environment): RouteResolution {
  const { brand, session, endSession, now } = environment;
  // Like after a logout, the next patient does not return to this path.
  if (session.catchUp() && pathname !== '/') return { kind: 'redirect', to: '/' };
  const path = pathname + withoutSecrets(search);
  const match = matchPath(pathname, environment);
  const stored = session.read();
  const decision = runGuards(match.route.guards, {
    brand,
    url: { pathname, search },
    session: stored,
    productTypes: stored.productTypes,
    now: now(),
  });
  if (decision.clear)
    endSession({ reason: isSessionOver(stored, now()) ? overReason(stored) : 'replaced', path });
  if (decision.remember !== undefined) session.rememberDeepLink(decision.remember);
  if (decision.saveCoupon !== undefined) session.savePendingCoupon(decision.saveCoupon);
  if (decision.pause) pauseRegistration(session);
  if (decision.stamp !== undefined) session.touch(decision.stamp, path);
  const to = decision.kind === 'redirect' ? decision.to : pathname;
  // An expired session redirects to /, which may be the current page.
  return to === pathname ? { kind: 'show', match } : { kind: 'redirect', to };
}

/** Follows the redirects of a URL to the route that is shown. */
export function settleRoute(from: AppUrl, environment: Environment): { url: AppUrl; match: RouteMatch } {
  const resolution = resolveRoute(from, environment);
  return resolution.kind === 'show'
    ? { url: from, match: resolution.match }
    : settleRoute(toAppUrl(resolution.to), environment);
}

/** Splits a path with a query. */
export function toAppUrl(path: string): AppUrl {
  const [pathname = '/', ...query] = path.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}
