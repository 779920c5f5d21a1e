import type { Sandbox } from '@patient/api/sandbox';
import { http, type HttpHandler } from 'msw';

/** How the line to the service is; the choices of the network toolbar. */
export type Network = 'normal' | 'slow' | 'offline' | 'failing' | 'empty';

const networks: readonly string[] = ['normal', 'slow', 'offline', 'failing', 'empty'] satisfies Network[];

/** What the service says while it is failing. */
export const FAILING_MESSAGE = 'The service is busy. Please try again in a minute.';

/** Milliseconds every answer takes on a slow line. */
const SLOW = 2000;

const isNetwork = (value: unknown): value is Network => typeof value === 'string' && networks.includes(value);

/** The choice of the toolbar; anything unknown is a line that works. */
export const networkOf = (globals: Readonly<Record<string, unknown>>): Network => {
  const chosen = globals['network'];
  return isNetwork(chosen) ? chosen : 'normal';
};

/** Takes away what belongs to a patient, so that every list is empty and nothing found is theirs. */
function emptyPatient({ store }: Sandbox, patientId: string, userId: string): void {
  for (const { _id } of store.list('subscriptions', patientId)) store.delete('subscriptions', patientId, _id);
  for (const { _id } of store.list('notifications', userId)) store.delete('notifications', userId, _id);
}

/** Makes the sandbox behave as the line is, from now on. */
export function spoil(sandbox: Sandbox, network: Network, account?: string): void {
  if (network === 'slow') sandbox.faults.set({ operation: '*', latency: SLOW });
  if (network === 'failing') sandbox.faults.set({ operation: '*', status: 500, message: FAILING_MESSAGE });
  if (network === 'empty' && account) emptyPatient(sandbox, `patient-${account}`, `user-${account}`);
}

/** What answers before the sandbox does: nobody, when the line is down. */
export const lineHandlers = (network: Network, prefix: string): readonly HttpHandler[] =>
  network === 'offline' ? [http.all(`${prefix}/*`, () => Response.error())] : [];

/** Tells the page whether the device has a line. */
export function connectDevice(isOnline: boolean): void {
  Reflect.deleteProperty(navigator, 'onLine');
  if (!isOnline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
