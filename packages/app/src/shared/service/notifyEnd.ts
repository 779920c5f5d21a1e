import type { CallEnd } from '@patient/api';
import { notifyFailure, type Notified } from './notify.ts';
import { successToast } from './successToast.ts';

const isRead = (operation: string): boolean => operation.startsWith('GET ');

/** Shows how a call of the client ended. Concurrent reads that fail for the same reason show it once. */
export function notifyEnd({ toasts }: Notified, { operation, error, startedAt }: CallEnd): void {
  if (error !== undefined) return notifyFailure({ toasts }, error, isRead(operation) ? startedAt : undefined);
  const toast = successToast(operation);
  if (toast) toasts.show(toast);
}
