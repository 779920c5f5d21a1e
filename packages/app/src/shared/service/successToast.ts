import { MESSAGES } from '../messages.ts';
import type { ToastMessage } from './errorCatalogue.ts';

/**
 * Calls whose success stays quiet: section 8, then calls that are no action of the patient's or that the page reports
 * itself (docs/decisions, "Quiet calls").
 */
const QUIET_SUCCESSES: ReadonlySet<string> = new Set([
  'POST /api/patient',
  'POST /api/patient/check-phone-number',
  'POST /api/online-visit-log/{id}',
  'PUT /api/online-visit-log/{id}',
  'POST /api/chat/question-to-doctor',
  'POST /api/chat/{id}/send-file',
  'POST /api/fbevent',
  'POST /api/subscription/log-payment-attempt/{id}',
  'POST /api/check-token',
  'POST /api/user/send-reset-pass',
  'POST /api/user/reset-pass',
  'POST /api/patient/apply-coupon-login',
  'POST /api/patient/set-gender/{patientId}',
  'POST /api/subscription/medical-files/{id}',
  'POST /api/subscription/{id}/private-file',
  'POST /api/subscription',
  'POST /api/subscription/start-new',
  'PUT /api/subscription/{id}',
  'POST /api/v2/subscription/update-shipping-address/{action}',
  'PATCH /api/subscription/{id}/inprogress-to-pending',
  'PATCH /api/subscription/pause/{id}',
  'PATCH /api/subscription/resume/{id}',
  'PUT /api/subscription/skip/{id}',
  'PATCH /api/subscription/cancel/{id}',
  'PATCH /api/subscription/reactivate/{id}',
  'POST /api/subscription/change-dose/{id}',
  'PATCH /api/subscription/remove-modify/{id}',
  'POST /api/subscription/renewal/{id}',
  'POST /api/v2/subscription/submit-followup/{id}',
  'PUT /api/user/change-pass',
  'POST /api/user/setAvatar',
]);

/** Notification of a call that succeeded; undefined for reads and quiet calls. */
export function successToast(operation: string): ToastMessage | undefined {
  return operation.startsWith('GET ') || QUIET_SUCCESSES.has(operation)
    ? undefined
    : { kind: 'info', message: MESSAGES.done };
}
