import { productTypeOfSlug, slugOfPath } from '#shared/treatments.ts';
import { queryValue } from './query.ts';
import {
  ANONYMOUS,
  isAccountClosed,
  type Guard,
  type GuardEffects,
  type GuardSession,
  type Visit,
} from './visit.ts';

/** Where to send a logged-in patient instead of an entry page; undefined to stay. */
function homeOf(session: GuardSession, visit: Visit): string | undefined {
  if (!session.loggedIn) return undefined;
  const slug = slugOfPath(visit.url.pathname);
  if (slug !== undefined) {
    return visit.productTypes.includes(productTypeOfSlug(slug))
      ? '/user/subscriptions'
      : `/user/new-subscription?${new URLSearchParams({ visitType: slug })}`;
  }
  // A visitor who is signed in is never offered to sign in, even where the status is missing.
  return isAccountClosed(session) ? '/steps' : '/user/profile';
}

/** Guard of entry pages: token, code, slug, register, active, in this order (specification section 2). */
export const auth: Guard = (visit) => {
  const { search } = visit.url;
  const token = queryValue(search, 'token');
  const foreign = token !== undefined && token !== visit.session.token;
  const code = queryValue(search, 'code');
  const to = homeOf(foreign ? ANONYMOUS : visit.session, visit);
  const effects: GuardEffects = {
    ...(foreign ? { clear: true } : {}),
    ...(code === undefined ? {} : { saveCoupon: code }),
  };
  return to === undefined ? effects : { ...effects, to };
};
