import { HttpError } from '../../core/httpError.ts';
import { attachment } from '../../http/attachment.ts';
import type { Feature } from '../../http/feature.ts';
import { verifySecretOf } from '../identity/checks.ts';
import { accountView } from './accountView.ts';

/** The signed-in account, and the files the patient has sent. */
export const account: Feature = (routes, context) => {
  routes.patient.get('/me', 'getMe', ({ caller, query, reply }) => {
    const me = accountView(context, caller);
    const isCancelled = me.subscriptions?.some(({ status }) => status === 'cancel') ?? false;
    const verifyClientSecret = verifySecretOf(context, caller.user);
    const view = {
      ...me,
      showReactivatePopup: query.winback === true && isCancelled,
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
