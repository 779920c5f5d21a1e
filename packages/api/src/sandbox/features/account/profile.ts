import { accountView } from './accountView.ts';
import { HttpError } from '../../core/httpError.ts';
import type { components } from '../../../generated/patient.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';

/** Patient record with the preferences and subscriptions of its account; throws a 404 if there is none. */
export function profileOf(context: Context, caller: Caller): components['schemas']['PatientProfile'] {
  const { patient, notificationPreference, subscriptions = [] } = accountView(context, caller);
  if (patient === undefined) throw new HttpError(404, 'There is no patient record');
  return {
    ...patient,
    ...(notificationPreference !== undefined && { notificationPreference }),
    subscriptions,
  };
}
