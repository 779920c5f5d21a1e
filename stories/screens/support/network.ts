import type { Sandbox } from '@patient/api/sandbox';
import { http, type HttpHandler } from 'msw';

/** Network conditions of the toolbar. */
export type Network = 'normal' | 'slow' | 'offline' | 'failing' | 'empty';

const networks: readonly string[] = ['normal', 'slow', 'offline', 'failing', 'empty'] satisfies Network[];

/** Message of the failing service. */
export const FAILING_MESSAGE = 'The service is busy. Please try again in a minute.';

/** Latency of a slow network in ms. */
const SLOW_MS = 2000;

const isNetwork = (value: unknown): value is Network => typeof value === 'string' && networks.includes(value);

/** Returns the network condition of the toolbar, `normal` by default. */
export const networkOf = (globals: Readonly<Record<string, unknown>>): Network => {
  const network = globals['network'];
  return isNetwork(network) ? network : 'normal';
};

/** Deletes the subscriptions and notifications of a patient. */
function emptyPatient({ store }: Sandbox, patientId: string, userId: string): void {
  for (const { _id } of store.list('subscriptions', patientId)) store.delete('subscriptions', patientId, _id);
  for (const { _id } of store.list('notifications', userId)) store.delete('notifications', userId, _id);
}

/** Makes the sandbox behave according to the network condition. */
export function applyNetwork(sandbox: Sandbox, network: Network, account?: string): void {
  if (network === 'slow') sandbox.faults.set({ operation: '*', latency: SLOW_MS });
  if (network === 'failing') sandbox.faults.set({ operation: '*', status: 500, message: FAILING_MESSAGE });
  if (network === 'empty' && account) emptyPatient(sandbox, `patient-${account}`, `user-${account}`);
}

/** Handlers that make every request fail while offline. */
export const offlineHandlers = (network: Network, prefix: string): readonly HttpHandler[] =>
  network === 'offline' ? [http.all(`${prefix}/*`, () => Response.error())] : [];

/** Sets whether the browser reports to be online. */
export function setOnline(isOnline: boolean): void {
  Reflect.deleteProperty(navigator, 'onLine');
  if (!isOnline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
