import { brands } from '@patient/ui/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Environment } from '#shared/environment.ts';
import { memoryStorage, tabLines } from '#testing/testTabs.ts';
import { tokenFor } from '#testing/testTokens.ts';
import { configFor } from './config.ts';
import { createEnvironment } from './createEnvironment.ts';

/** The device's databases: how often one was deleted, and opened. */
const databases = { deleteDatabase: vi.fn<() => void>(), open: vi.fn<() => void>() };

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('indexedDB', databases);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Change = (tab: Environment) => void;

const signIn =
  (sub: string): Change =>
  ({ session }) =>
    session.signIn({ token: tokenFor(sub), expDate: 1_000_000, status: 'active' });
const end =
  (reason: 'loggedOut' | 'expired'): Change =>
  ({ endSession }) =>
    endSession({ reason });
const nothing: Change = () => undefined;

/** Tabs of one device. One that sleeps hears of the others when it is shown. */
function openDevice() {
  const storage = memoryStorage();
  const open = () => {
    const channel = tabLines();
    const environment = createEnvironment({
      brand: brands[0],
      config: configFor('http://app.test', {}),
      storage,
      tabStorage: undefined,
      channel: channel.open(),
      now: () => 1,
    });
    return { environment, show: () => channel.tellAll('changed') };
  };
  return { tab: open().environment, sleeper: open() };
}

const changes: readonly (readonly [string, { readonly before: Change; readonly change: Change }])[] = [
  ['a visitor signs in', { before: nothing, change: signIn('ada') }],
  ['a patient logs out', { before: signIn('ada'), change: end('loggedOut') }],
  ['a session ends by itself', { before: signIn('ada'), change: end('expired') }],
  ['somebody else signs in over a patient', { before: signIn('ada'), change: signIn('ben') }],
];

test.each(changes)(
  'privacy 7: the tab in which %s deletes the drafts, and one that hears of it later does not touch the next ones',
  (_name, { before, change }) => {
    const { tab, sleeper } = openDevice();
    before(tab);
    sleeper.show();
    databases.deleteDatabase.mockClear();
    change(tab);
    expect(databases.deleteDatabase).toHaveBeenCalled();
    databases.deleteDatabase.mockClear();
    sleeper.show();
    expect(databases.deleteDatabase).not.toHaveBeenCalled();
  },
);

test.each<[string, Change, Change]>([
  ['ends a session', nothing, end('expired')],
  ['signs in over a session', signIn('ada'), signIn('ada')],
])(
  'privacy 7: a tab that %s it has not heard of deletes the drafts of its patient',
  (_name, before, change) => {
    const { tab, sleeper } = openDevice();
    before(tab);
    sleeper.show();
    if (before !== nothing) end('loggedOut')(tab);
    signIn('ben')(tab);
    databases.deleteDatabase.mockClear();
    change(sleeper.environment);
    expect(databases.deleteDatabase).toHaveBeenCalled();
  },
);

test('privacy 7: a tab that has not heard of a logout yet keeps nothing', async () => {
  const { tab, sleeper } = openDevice();
  signIn('ada')(tab);
  sleeper.show();
  const drafts = await sleeper.environment.loadDrafts();
  end('loggedOut')(tab);
  expect(await drafts.write('message', 'It hurts less')).toBe(false);
  expect(databases.open).not.toHaveBeenCalled();
});
