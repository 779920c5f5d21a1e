import { plainPath, type Guard } from './visit.ts';

interface DomainRoute {
  readonly from: readonly string[];
  readonly to: string;
}

/** By brand id: entry paths of hidden treatments, and their target (specification section 2). */
const DOMAIN_ROUTES: ReadonlyMap<string, DomainRoute> = new Map([
  ['product', { from: ['/ed', '/register', '/hairloss', '/'], to: '/weightloss' }],
]);

/** Redirects hidden entry paths and keeps the query, which may hold a coupon code. */
export const domainRouting: Guard = ({ brand, url }) => {
  const route = DOMAIN_ROUTES.get(brand.id);
  return route?.from.includes(plainPath(url.pathname)) ? { to: route.to + url.search } : {};
};
