import { SHARED } from '../../core/collections.ts';
import type { Context } from '../../core/context.ts';
import { canWinBack, usesCoupon, WINBACK } from '../../core/winback.ts';
import { HttpError } from '../../core/httpError.ts';
import { attachment } from '../../http/attachment.ts';
import type { Feature } from '../../http/feature.ts';
import { verifySecretOf } from '../identity/checks.ts';
import { accountView } from './accountView.ts';

/** Whether a patient has an unused win-back offer. */
function hasWinback({ store, clock }: Context, patientId: string): boolean {
  const coupon = store.get('coupons', SHARED, WINBACK);
  const records = store.list('subscriptions', patientId);
  if (coupon === undefined || records.some((record) => usesCoupon(record, coupon._id))) return false;
  return records.some((record) => canWinBack(record, clock()));
}

/** Signed-in account, and files of the patient. */
export const account: Feature = (routes, context) => {
  routes.patient.get('/me', 'getMe', ({ caller, reply }) => {
    const me = accountView(context, caller);
    const verifyClientSecret = verifySecretOf(context, caller.user);
    const view = {
      ...me,
      showReactivatePopup: hasWinback(context, caller.patientId),
      ...(verifyClientSecret !== undefined && { verifyClientSecret }),
    };
    return reply(200, { data: [view] });
  });

  routes.patient.get('/api/file/{id}', 'getFile', ({ caller, path }) => {
    const file = context.store.getFile(caller.patientId, path.id);
    if (file === undefined) throw new HttpError(404, 'There is no such file');
    return attachment(file);
  });
};
