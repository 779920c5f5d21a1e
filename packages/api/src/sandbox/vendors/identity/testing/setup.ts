import { vi } from 'vitest';
import { createIdentity } from '../../../../client/identity/index.ts';
import type { Identity } from '../../../../client/identity/index.ts';
import { createIdentityService, identityActionOf, createIdentityUser, sandboxUserPoolId } from '../index.ts';
import type { CodeDelivery, IdentityService, IdentityServiceOptions, IdentityUsers } from '../index.ts';
import { memoryUsers } from './memoryUsers.ts';

export const patient = { email: 'pat.rowe@example.test', password: 'Right-Horse-1', sub: 'sub-of-pat' };
const endpoint = 'http://identity.test/';

/** Identity service with the real client library, connected without a network. */
export interface IdentitySetup {
  service: IdentityService;
  users: IdentityUsers;
  identity: Identity;
  /** Actions that the library has requested, in order. */
  actions: string[];
  /** Bodies of those requests. */
  bodies: string[];
  /** Codes that would have been sent by email. */
  mail: CodeDelivery[];
  /** Makes requests fail while true. */
  setOffline: (isOffline: boolean) => void;
  /** Creates a second device with its own tokens. */
  otherDevice: () => Identity;
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void items.set(key, value),
    getItem: async (key: string) => items.get(key) ?? null,
    removeItem: async (key: string) => void items.delete(key),
    clear: async () => items.clear(),
  };
}

function newDevice(): Identity {
  const userPoolId = sandboxUserPoolId;
  return createIdentity({ endpoint, userPoolId, clientId: 'web', storage: memoryStorage() });
}

/** Sets up a service with one patient, and replaces the global fetch for a test. */
export async function setup(options: Partial<IdentityServiceOptions> = {}): Promise<IdentitySetup> {
  const actions: string[] = [];
  const bodies: string[] = [];
  const mail: CodeDelivery[] = [];
  let isOffline = false;
  const users = options.users ?? memoryUsers();
  const deliver = (delivery: CodeDelivery) => void mail.push(delivery);
  const service = createIdentityService({ clock: Date.now, deliver, ...options, users });
  users.put(await createIdentityUser(patient.email, patient.password, { sub: patient.sub }));

  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    actions.push(identityActionOf(request) ?? 'none');
    bodies.push(await request.clone().text());
    return service.handle(request);
  });
  return {
    service,
    users,
    identity: newDevice(),
    actions,
    bodies,
    mail,
    setOffline: (next) => {
      isOffline = next;
    },
    otherDevice: newDevice,
  };
}

/** Sends a request of the protocol without the client library. */
export async function send(
  service: IdentityService,
  action: string,
  body: unknown,
): Promise<{ status: number; errorType: string | null; body: Record<string, unknown> }> {
  const response = await service.handle(
    new Request(endpoint, {
      method: 'POST',
      headers: { 'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  const json: unknown = await response.json();
  if (typeof json !== 'object' || json === null) throw new Error('The response is not an object.');
  const errorType = response.headers.get('x-amzn-errortype');
  return { status: response.status, errorType, body: { ...json } };
}
