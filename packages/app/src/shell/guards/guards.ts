import { safeDeepLink } from '@patient/api/session';
import { href, QUERY_NAMES } from '#shared/href.ts';
import { isSessionOver } from '@patient/api/session';
import { productTypeOfSlug } from '@patient/api/model';
import { slugOfPath } from '#shared/treatments.ts';
import { queryValue } from './query.ts';
import { ANONYMOUS, isAccountClosed, plainPath, type Guard, type GuardSession, type Visit } from './visit.ts';

interface DomainRoute {
  readonly from: readonly string[];
  readonly to: string;
}

/** Entry paths of hidden treatments and their target, by brand id (specification section 2). */
const DOMAIN_ROUTES: ReadonlyMap<string, DomainRoute> = new Map([
  ['product', { from: ['/ed', '/register', '/hairloss', '/'], to: '/weightloss' }],
]);

/** Redirects hidden entry paths and keeps the query, which may contain a coupon code. */
export const domainRouting: Guard = ({ brand, url }) => {
  const route = DOMAIN_ROUTES.get(brand.id);
  return route?.from.includes(plainPath(url.pathname)) ? { to: route.to + url.search } : {};
};

/**
 * Ends a session that has no stamp or was idle for 30 days, otherwise refreshes its stamp. A first visit without session and
 * stamp passes: otherwise it would be redirected to `/` forever, and its deep link would be lost.
 */
export const sessionStamp: Guard = ({ session: stored, url, now }) => {
  if (isSessionOver(stored, now)) {
    return plainPath(url.pathname) === '/' ? { clear: true } : { clear: true, to: '/' };
  }
  return stored.expirationDate === undefined ? {} : { stamp: now };
};

/**
 * Redirects anonymous visitors to sign-in and remembers their path; redirects a first registration to the stepper, and
 * pauses a later one.
 */
export const activeUser: Guard = ({ session, url }) => {
  if (!session.loggedIn) {
    const deepLink = safeDeepLink(url.pathname + url.search, QUERY_NAMES);
    return { to: '/login', ...(deepLink === undefined ? {} : { remember: deepLink }) };
  }
  if (isAccountClosed(session)) return { to: '/steps' };
  return session.status === 'register' ? { pause: true } : {};
};

/** Redirect target of a logged-in patient on an entry page; undefined to stay. */
function homeOf(session: GuardSession, visit: Visit): string | undefined {
  if (!session.loggedIn) return undefined;
  const slug = slugOfPath(visit.url.pathname);
  if (slug !== undefined) {
    return visit.productTypes.includes(productTypeOfSlug(slug))
      ? '/user/subscriptions'
      : href('/user/new-subscription/:id?', {}, { visitType: slug });
  }
  // A signed-in patient never sees the sign-in page, even if the status is missing.
  return isAccountClosed(session) ? '/steps' : '/user/profile';
}

/** Guard of entry pages: token, slug, register, active, in this order (specification section 2). */
export const auth: Guard = (visit) => {
  const token = queryValue(visit.url.search, 'token');
  const isForeign = token !== undefined && token !== visit.session.token;
  const to = homeOf(isForeign ? ANONYMOUS : visit.session, visit);
  return { ...(isForeign && { clear: true }), ...(to !== undefined && { to }) };
};

/** Only for logged-in visitors; others start at the entry page. */
export const registerUser: Guard = ({ session }) => (session.loggedIn ? {} : { to: '/' });
