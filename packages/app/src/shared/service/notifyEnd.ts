import type { CallEnd } from '@patient/api';
import { notifyFailure, type Notified } from './notify.ts';
import { successToast } from './successToast.ts';

/** Shows how a call of the client ended. */
export function notifyEnd({ toasts }: Notified, { operation, error }: CallEnd): void {
  if (error !== undefined) return notifyFailure({ toasts }, error);
  const toast = successToast(operation);
  if (toast) toasts.show(toast);
}
