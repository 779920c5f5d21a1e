import { SHARED } from '../../core/collections.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { couponEnded, couponProblem, couponView } from './rules/coupons.ts';
import { isoOf } from '../../../model/dates.ts';
import { isRegistering } from '../../../model/registration/steps.ts';
import { appliesTo } from '../../../model/treatment/pricing.ts';
import type { Coupon } from '../../core/schema.ts';
import { canWinBack, WINBACK } from '../../core/winback.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { codeOf, couponOf, isUsedBy, couponError, openRegistrations, treatmentOf } from './couponUse.ts';

/** Coupons that a patient can choose: public ones, and those with a code applied at sign-in. */
function offeredTo({ store }: Context, patientId: string): CouponRecord[] {
  const applied = new Set(store.list('keptCoupons', patientId).map(({ code }) => code));
  return store.list('coupons', SHARED).filter(({ name, isSecret }) => !isSecret || applied.has(codeOf(name)));
}

/** Whether any scope of a coupon includes a product type; true without a product type. */
const isForType = ({ appliesTo: scopes = [] }: CouponRecord, productType: string | undefined): boolean =>
  productType === undefined ||
  scopes.length === 0 ||
  scopes.some(({ appliesObjType = productType }) => appliesObjType === productType);

/** Whether a coupon is offered for an action; the win-back coupon requires a subscription that qualifies for it. */
function isForAction(context: Context, patientId: string, coupon: CouponRecord, action: string | undefined) {
  if (coupon.action === undefined) return true;
  if (coupon.action !== action) return false;
  const records = context.store.list('subscriptions', patientId);
  return coupon.name !== WINBACK || records.some((record) => canWinBack(record, context.clock()));
}

const inRegistration = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store.list('subscriptions', patientId).filter(isRegistering);

/** Returns the coupon of a code, checked against the patient's registrations; throws if it can't be used. */
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

/** Adds a coupon to those that the patient can choose. */
function storeCoupon({ store, clock }: Context, patientId: string, { name }: Coupon): void {
  const code = codeOf(name);
  store.put('keptCoupons', patientId, code, { code, keptAt: isoOf(clock()) });
}

/** Adds a coupon to the first open registration that it applies to, unless a registration already has it. */
function addToRegistration(context: Context, patientId: string, coupon: CouponRecord): void {
  const registering = inRegistration(context, patientId);
  if (registering.some(({ coupons = [] }) => coupons.some(({ _id }) => _id === coupon._id))) return;
  const open = openRegistrations(context, patientId);
  const record = open.find((each) => appliesTo(coupon, treatmentOf(each)));
  if (record === undefined) return;
  const coupons = [...(record.coupons ?? []), couponView(coupon)];
  context.store.put('subscriptions', patientId, record._id, { ...record, coupons });
}

/** List of coupons, and codes applied at sign-in. */
export const coupons: Feature = (routes, context) => {
  const { store, clock } = context;

  routes.patient.get('/api/coupons', 'listCoupons', ({ caller, query, reply }) => {
    const { patientId } = caller;
    const statusOf = (coupon: CouponRecord) =>
      couponEnded(coupon, { now: clock(), isUsed: isUsedBy(context, patientId, coupon._id) }) ?? 'active';
    const found = offeredTo(context, patientId)
      .filter((coupon) => isForAction(context, patientId, coupon, query.action))
      .filter((coupon) => isForType(coupon, query.appliesTo))
      .filter((coupon) => statusOf(coupon) === query.status);
    return reply(200, { data: found.slice(0, defaulted(query.limit)).map(couponView) });
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
        storeCoupon(context, patientId, found);
        addToRegistration(context, patientId, found);
        return found;
      });
      return reply(200, { data: [couponView(coupon)] });
    },
  );

  routes.patient.post('/api/patient/apply-coupon-login', 'applyLoginCoupon', ({ caller, body, reply }) => {
    if (body.patientId !== caller.patientId) {
      throw new HttpError(403, 'This is the coupon of another patient');
    }
    const coupon = couponFor(context, caller.patientId, body.code);
    storeCoupon(context, caller.patientId, coupon);
    return reply(200, { data: [couponView(coupon)] });
  });
};
