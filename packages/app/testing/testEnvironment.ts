import { brands } from '@patient/ui/theme';
import { createToastQueue } from '@patient/ui/ToastQueue';
import type { Environment } from '#shared/environment.ts';
import { createSession, createTypedStorage, TAB_KEYS } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';

const notHere = () => {
  throw new Error('Not a part of these tests');
};

/** Environment of a patient who is signed in, on a device with nothing else, for tests; `parts` replace its own. */
export function testEnvironment(parts: Partial<Environment> = {}): Environment {
  const session = createSession({ storage: memoryStorage(), now: () => 1 });
  session.signIn({ token: 'T', expDate: 1_000_000, status: 'active' });
  return {
    brand: brands[0],
    session,
    serviceUrl: 'http://service.test',
    socketUrl: 'http://service.test/socket',
    addressUrl: 'http://address.test',
    addressKey: 'test',
    loadIdentity: notHere,
    endSession: ({ reason }) => session.logout({ reason }),
    prepareEnd: async () => undefined,
    testUsers: false,
    telemetry: {},
    failures: [],
    toasts: createToastQueue(),
    conversion: {},
    tab: createTypedStorage(undefined, TAB_KEYS),
    loadDrafts: notHere,
    whenIdle: () => Promise.resolve(),
    now: () => 1,
    ...parts,
  };
}
