import { vi } from 'vitest';
import { createIdentity } from '../../../../client/identity/index.ts';
import type { Identity } from '../../../../client/identity/index.ts';
import { createIdentityService, identityActionOf, makeIdentityUser, sandboxUserPoolId } from '../index.ts';
import type { CodeDelivery, IdentityService, IdentityServiceOptions, IdentityUsers } from '../index.ts';
import { memoryUsers } from './memoryUsers.ts';

export const patient = { email: 'pat.rowe@example.test', password: 'Right-Horse-1', sub: 'sub-of-pat' };
const endpoint = 'http://identity.test/';

/** The real client library in front of the handler, with no network between them. */
export interface Setting {
  service: IdentityService;
  users: IdentityUsers;
  identity: Identity;
  /** Every action the library asked for, in order. */
  asked: string[];
  /** The bodies of those requests. */
  sent: string[];
  /** Every code that would have been mailed. */
  mail: CodeDelivery[];
  /** Cuts the connection until it is called with false. */
  cutLine: (isCut: boolean) => void;
  /** A second device: the same service, tokens of its own. */
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

/** Sets up a service with one patient, and points the platform's fetch at it for one test. */
export async function setting(options: Partial<IdentityServiceOptions> = {}): Promise<Setting> {
  const asked: string[] = [];
  const sent: string[] = [];
  const mail: CodeDelivery[] = [];
  let isCut = false;
  const users = options.users ?? memoryUsers();
  const deliver = (delivery: CodeDelivery) => void mail.push(delivery);
  const service = createIdentityService({ clock: Date.now, deliver, ...options, users });
  users.put(await makeIdentityUser(patient.email, patient.password, { sub: patient.sub }));

  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    if (isCut) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    asked.push(identityActionOf(request) ?? 'none');
    sent.push(await request.clone().text());
    return service.handle(request);
  });
  return {
    service,
    users,
    identity: newDevice(),
    asked,
    sent,
    mail,
    cutLine: (next) => {
      isCut = next;
    },
    otherDevice: newDevice,
  };
}

/** One request of the protocol, without the client library. */
export async function ask(
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
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error('The answer is no object.');
  const errorType = response.headers.get('x-amzn-errortype');
  return { status: response.status, errorType, body: { ...answer } };
}
