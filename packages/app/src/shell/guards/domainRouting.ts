import { plainPath, type Guard } from './visit.ts';

interface DomainRoute {
  readonly from: readonly string[];
  readonly to: string;
}

/** By brand id: entry paths of treatments the brand hides, and where they lead instead (specification section 2). */
const DOMAIN_ROUTES: ReadonlyMap<string, DomainRoute> = new Map([
  ['product', { from: ['/ed', '/register', '/hairloss', '/'], to: '/weightloss' }],
]);

/** Sends hidden entry paths to the brand's own; the query goes along, since a coupon code may be in it. */
export const domainRouting: Guard = ({ brand, url }) => {
  const route = DOMAIN_ROUTES.get(brand.id);
  return route?.from.includes(plainPath(url.pathname)) ? { to: route.to + url.search } : {};
};
