import { queryValue } from './query.ts';
import { UNKNOWN_GUARD } from '#shared/failureMessages.ts';
import { activeUser, auth, domainRouting, registerUser, sessionStamp } from './guards.ts';
import { ANONYMOUS, type Guard, type GuardEffects, type Visit } from './visit.ts';

export { withoutSecrets } from './query.ts';
export type { GuardEffects, GuardSession, Visit } from './visit.ts';

/** Result of all guards. Effects apply to both kinds: clear first, then the others, then the redirect. */
export type Decision =
  | ({ readonly kind: 'pass' } & GuardEffects)
  | ({ readonly kind: 'redirect'; readonly to: string } & GuardEffects);

/** A route has an unknown guard: internal failure, shown as 500 (specification section 2). */
export class UnknownGuardError extends Error {
  readonly status = 500;
  constructor() {
    super(UNKNOWN_GUARD);
    this.name = 'UnknownGuardError';
  }
}

const ROUTE_GUARDS: ReadonlyMap<string, Guard> = new Map([
  ['auth', auth],
  ['activeUser', activeUser],
  ['registerUser', registerUser],
]);

function guardNamed(name: string): Guard {
  const guard = ROUTE_GUARDS.get(name);
  if (guard === undefined) throw new UnknownGuardError();
  return guard;
}

/**
 * Runs domainRouting, session, then the route's own guards. The first redirect wins; after a clear, the following guards run
 * as signed out. The code of a coupon link is saved on any page, as an email may lead anywhere, and survives a clear.
 * @throws UnknownGuardError for an unknown name.
 */
export function runGuards(names: readonly string[], visit: Visit): Decision {
  const hidden = domainRouting(visit);
  // The target has the code as well.
  if (hidden.to !== undefined) return { kind: 'redirect', to: hidden.to };
  const code = queryValue(visit.url.search, 'code');
  const coupon: GuardEffects = code === undefined ? {} : { saveCoupon: code };
  let current = visit;
  let effects = coupon;
  for (const guard of [sessionStamp, ...names.map(guardNamed)]) {
    const { to, ...own } = guard(current);
    if (own.clear) current = { ...current, session: ANONYMOUS, productTypes: [] };
    effects = own.clear ? { ...coupon, ...own } : { ...effects, ...own };
    if (to !== undefined) return { kind: 'redirect', to, ...effects };
  }
  return { kind: 'pass', ...effects };
}
