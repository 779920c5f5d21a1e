import { afterEach, expect, test, vi } from 'vitest';
import { createSession, type RegistrationStatus } from '@patient/api/session';
import { memoryStorage } from '@patient/api/testing';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { createSessions } from '#shell/createSessions.ts';
import { saveMeasuresAtom } from './body.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<readonly [string, RegistrationStatus, readonly string[]]>([
  ['a registration', 'register', ['userBMI', 'userHeight', 'userWeight']],
  ['a renewal', 'active', []],
])(
  'privacy 15: answers of %s store on the device only keys that are removed at its end',
  async (_what, status, expected) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [{ _id: 'p1', status }] }));
    vi.stubGlobal('addEventListener', () => undefined);
    const storage = memoryStorage();
    const session = createSession({ storage, now: () => 1 });
    session.signIn({ token: 'T', expDate: 1_000_000, status });
    const before = new Set(storage.entries.keys());
    const environment = testEnvironment({ session });
    const leave = environment.toasts.subscribe(() => undefined);
    const store = createSessions(environment).current().store;
    await store
      .get(saveMeasuresAtom)
      .mutateAsync({ patientId: 'p1', height: '5 feet 9 inches', weight: 176 });
    expect([...storage.entries.keys()].filter((key) => !before.has(key)).toSorted()).toEqual(expected);
    // A change of the profile, not only an answer (decision 23).
    expect(environment.toasts.current()?.message).toBe('Done !');
    leave();
    session.logout();
  },
);
