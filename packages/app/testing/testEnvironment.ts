import { brands } from '@patient/ui/theme';
import { createToastQueue } from '@patient/ui/ToastQueue';
import type { Environment } from '#shared/environment.ts';
import { createSession, createTypedStorage, TAB_KEYS } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';

const notSupported = () => {
  throw new Error('The test environment does not support this');
};

/** Environment for tests: a signed-in patient on a device without other data. `parts` override its fields. */
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
    loadIdentity: notSupported,
    endSession: ({ reason }) => session.logout({ reason }),
    prepareEnd: async () => undefined,
    testUsers: false,
    telemetry: {},
    failures: [],
    toasts: createToastQueue(),
    conversion: {},
    tab: createTypedStorage(undefined, TAB_KEYS),
    loadDrafts: notSupported,
    whenIdle: () => Promise.resolve(),
    now: () => 1,
    ...parts,
  };
}
