import { accountView } from './accountView.ts';
import { HttpError } from '../../core/httpError.ts';
import type { components } from '../../../generated/patient.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';

/** The patient record of an account with what the account adds to it; a 404 for an account without one. */
export function profileOf(context: Context, caller: Caller): components['schemas']['PatientProfile'] {
  const { patient, notificationPreference, subscriptions = [] } = accountView(context, caller);
  if (patient === undefined) throw new HttpError(404, 'There is no patient record');
  return {
    ...patient,
    ...(notificationPreference !== undefined && { notificationPreference }),
    subscriptions,
  };
}
