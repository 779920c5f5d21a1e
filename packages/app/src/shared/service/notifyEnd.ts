import type { CallEnd } from '@patient/api';
import { keepQuiet, notifyFailure, type Notified } from './notify.ts';
import { successToast } from './successToast.ts';

/** Calls whose failure a form reports in words of its own (docs/decisions, "Quiet calls"). */
const QUIET_FAILURES: ReadonlySet<string> = new Set([
  'GET /api/check-exist-cognito-user',
  'POST /api/patient/check-phone-number',
  'GET /api/patient/apply-coupon-login/{patientId}',
  'POST /api/patient/apply-coupon-login',
]);

const isRead = (operation: string): boolean => operation.startsWith('GET ');

/** Shows how a call of the client ended. Reads that fail together for one reason say it once. */
export function notifyEnd({ toasts }: Notified, { operation, error, startedAt }: CallEnd): void {
  if (error !== undefined && QUIET_FAILURES.has(operation)) return keepQuiet(error);
  if (error !== undefined) return notifyFailure({ toasts }, error, isRead(operation) ? startedAt : undefined);
  const toast = successToast(operation);
  if (toast) toasts.show(toast);
}
