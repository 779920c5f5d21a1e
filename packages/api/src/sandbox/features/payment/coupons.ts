import { SHARED } from '../../core/collections.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { couponEnded, couponProblem, couponShown } from './rules/coupons.ts';
import { isoOf } from '../../../model/dates.ts';
import { isRegistering } from '../../../model/registrationSteps.ts';
import type { Coupon } from '../../core/schema.ts';
import { canWinBack, WINBACK } from '../../core/winback.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { appliesTo } from '../../../model/pricing.ts';
import { codeOf, couponOf, isUsedBy, couponError, openRegistrations, treatmentOf } from './couponUse.ts';

/** The coupons a patient may pick from: those that are no secret, and those brought along at sign-in. */
function offeredTo({ store }: Context, patientId: string): CouponRecord[] {
  const kept = new Set(store.list('keptCoupons', patientId).map(({ code }) => code));
  return store.list('coupons', SHARED).filter(({ name, isSecret }) => !isSecret || kept.has(codeOf(name)));
}

/** Whether any scope of a coupon includes a product type; true without a product type. */
const isForType = ({ appliesTo: scopes = [] }: CouponRecord, productType: string | undefined): boolean =>
  productType === undefined ||
  scopes.length === 0 ||
  scopes.some(({ appliesObjType = productType }) => appliesObjType === productType);

/** Whether a coupon of an occasion is offered; the win-back coupon only to patients who can be won back. */
function isOccasion(context: Context, patientId: string, coupon: CouponRecord, action: string | undefined) {
  if (coupon.action === undefined) return true;
  if (coupon.action !== action) return false;
  const records = context.store.list('subscriptions', patientId);
  return coupon.name !== WINBACK || records.some((record) => canWinBack(record, context.clock()));
}

const inRegistration = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store.list('subscriptions', patientId).filter(isRegistering);

/** The coupon of a code that a patient came with, checked against what they are registering for. */
function couponFor(context: Context, patientId: string, code: string): CouponRecord {
  const coupon = couponOf(context, code);
  const registering = inRegistration(context, patientId);
  const isUsed =
    coupon !== undefined &&
    isUsedBy(
      context,
      patientId,
      coupon._id,
      registering.map(({ _id }) => _id),
    );
  const use = { now: context.clock(), isUsed };
  const problem = couponProblem(coupon, use, registering.map(treatmentOf));
  if (coupon === undefined || problem !== undefined) throw couponError(problem ?? 'unknown');
  return coupon;
}

/** Lists a coupon for a patient from now on. */
function keepCoupon({ store, clock }: Context, patientId: string, { name }: Coupon): void {
  const code = codeOf(name);
  store.put('keptCoupons', patientId, code, { code, keptAt: isoOf(clock()) });
}

/** Puts a coupon on the first open registration that it is for, unless one has it already. */
function addToRegistration(context: Context, patientId: string, coupon: CouponRecord): void {
  const registering = inRegistration(context, patientId);
  if (registering.some(({ coupons = [] }) => coupons.some(({ _id }) => _id === coupon._id))) return;
  const open = openRegistrations(context, patientId);
  const record = open.find((each) => appliesTo(coupon, treatmentOf(each)));
  if (record === undefined) return;
  const coupons = [...(record.coupons ?? []), couponShown(coupon)];
  context.store.put('subscriptions', patientId, record._id, { ...record, coupons });
}

/** Coupons, and the ones that a patient brings along. */
export const coupons: Feature = (routes, context) => {
  const { store, clock } = context;

  routes.patient.get('/api/coupons', 'listCoupons', ({ caller, query, reply }) => {
    const { patientId } = caller;
    const statusOf = (coupon: CouponRecord) =>
      couponEnded(coupon, { now: clock(), isUsed: isUsedBy(context, patientId, coupon._id) }) ?? 'active';
    const found = offeredTo(context, patientId)
      .filter((coupon) => isOccasion(context, patientId, coupon, query.action))
      .filter((coupon) => isForType(coupon, query.appliesTo))
      .filter((coupon) => statusOf(coupon) === query.status);
    return reply(200, { data: found.slice(0, defaulted(query.limit)).map(couponShown) });
  });

  routes.patient.get(
    '/api/patient/apply-coupon-login/{patientId}',
    'applyLoginCouponByPath',
    ({ caller, path, query, reply }) => {
      if (path.patientId !== caller.patientId)
        throw new HttpError(403, 'This is the coupon of another patient');
      const { patientId } = caller;
      const coupon = store.transaction(() => {
        const found = couponFor(context, patientId, query.code);
        keepCoupon(context, patientId, found);
        addToRegistration(context, patientId, found);
        return found;
      });
      return reply(200, { data: [couponShown(coupon)] });
    },
  );

  routes.patient.post('/api/patient/apply-coupon-login', 'applyLoginCoupon', ({ caller, body, reply }) => {
    if (body.patientId !== caller.patientId) {
      throw new HttpError(403, 'This is the coupon of another patient');
    }
    const coupon = couponFor(context, caller.patientId, body.code);
    keepCoupon(context, caller.patientId, coupon);
    return reply(200, { data: [couponShown(coupon)] });
  });
};
