import { NOBODY } from '../../core/collections.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { couponEnded, couponProblem, couponShown } from './rules/coupons.ts';
import { isoOf } from '../../../model/dates.ts';
import { lifecycleStateOf } from '../../core/lifecycleState.ts';
import { WINBACK, codeOf, couponOf, isUsedBy, isWonBack, refusedCoupon, treatmentOf } from './couponUse.ts';

/** Coupons listed by default (specification section 9). */
const LISTED = 49;

/** The coupons a patient may pick from: those that are no secret, and those brought along at sign-in. */
function offeredTo({ store }: Context, patientId: string): CouponRecord[] {
  const kept = new Set(store.list('keptCoupons', patientId).map(({ code }) => code));
  return store.list('coupons', NOBODY).filter(({ name, isSecret }) => !isSecret || kept.has(codeOf(name)));
}

/** Whether something for one product type, or for all, is for the type asked about. */
const isForType = (only: string | undefined, asked: string | undefined): boolean =>
  only === undefined || asked === undefined || only === asked;

/** Whether a coupon of an occasion is on offer; the winback price is for whoever can be won back. */
function isOccasion(context: Context, patientId: string, coupon: CouponRecord, action: string | undefined) {
  if (coupon.action === undefined) return true;
  if (coupon.action !== action) return false;
  const records = context.store.list('subscriptions', patientId);
  return coupon.name !== WINBACK || records.some((record) => isWonBack(context, record));
}

/** The coupon of a code that a patient came with, checked against what they are registering for. */
function couponFor(context: Context, patientId: string, code: string): CouponRecord {
  const coupon = couponOf(context, code);
  const isUsed = coupon !== undefined && isUsedBy(context, patientId, coupon._id);
  const registering = context.store
    .list('subscriptions', patientId)
    .filter(
      (record) => lifecycleStateOf(record) === 'actionRequired' && record.registrationDoneDate === undefined,
    );
  const use = { now: context.clock(), isUsed };
  const problem = couponProblem(coupon, use, registering.map(treatmentOf));
  if (coupon === undefined || problem !== undefined) throw refusedCoupon(problem ?? 'unknown');
  return coupon;
}

/** Coupons, and the ones that a patient brings along. */
export const coupons: Feature = (routes, context) => {
  const { store, clock } = context;

  routes.patient.get('/api/coupons', 'listCoupons', ({ caller, query, reply }) => {
    const { limit = LISTED, status = 'active' } = query;
    const { patientId } = caller;
    const statusOf = (coupon: CouponRecord) =>
      couponEnded(coupon, { now: clock(), isUsed: isUsedBy(context, patientId, coupon._id) }) ?? 'active';
    const found = offeredTo(context, patientId)
      .filter((coupon) => isOccasion(context, patientId, coupon, query.action))
      .filter(({ appliesTo }) => isForType(appliesTo?.appliesObjType, query.appliesTo))
      .filter((coupon) => statusOf(coupon) === status);
    return reply(200, { data: found.slice(0, limit).map(couponShown) });
  });

  routes.patient.get(
    '/api/patient/apply-coupon-login/{patientId}',
    'checkLoginCoupon',
    ({ caller, path, query, reply }) => {
      if (path.patientId !== caller.patientId)
        throw new HttpError(403, 'This is the coupon of another patient');
      return reply(200, { data: [couponShown(couponFor(context, caller.patientId, query.code))] });
    },
  );

  routes.patient.post('/api/patient/apply-coupon-login', 'applyLoginCoupon', ({ caller, body, reply }) => {
    if (body.patientId !== caller.patientId) {
      throw new HttpError(403, 'This is the coupon of another patient');
    }
    const coupon = couponFor(context, caller.patientId, body.code);
    const code = codeOf(coupon.name);
    store.put('keptCoupons', caller.patientId, code, { code, keptAt: isoOf(clock()) });
    return reply(200, { data: [couponShown(coupon)] });
  });
};
