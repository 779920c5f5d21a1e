import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRuntime, type ClientRuntime } from './runtime.ts';
import { SESSION_MS } from './session/session.ts';
import { memoryStorage, tokenFor } from './testing/index.ts';

/** The device's databases: how often one was deleted, and opened. */
const databases = { deleteDatabase: vi.fn<() => void>(), open: vi.fn<() => void>() };
let clock = 1;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('indexedDB', databases);
  clock = 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Change = (tab: ClientRuntime) => void;

const signIn =
  (sub: string): Change =>
  ({ session }) =>
    session.signIn({ token: tokenFor(sub), expDate: 1_000_000, status: 'active' });
const end =
  (reason: 'loggedOut' | 'expired'): Change =>
  ({ endSession }) =>
    endSession({ reason });
const nothing: Change = () => undefined;

/** Two tabs of one device; the other one notices changes when it is shown. */
function openDevice() {
  const storage = memoryStorage();
  const open = () =>
    createRuntime({
      identityUrl: 'http://identity.test',
      userPoolId: 'us-east-1_sandbox',
      userPoolClientId: 'client',
      storage,
      now: () => clock,
    });
  return { tab: open(), other: open() };
}

describe('drafts on the device', () => {
  test.each<[string, Change, Change]>([
    ['a visitor signs in', nothing, signIn('ada')],
    ['a patient logs out', signIn('ada'), end('loggedOut')],
    ['a session ends by itself', signIn('ada'), end('expired')],
    ['another patient signs in over a session', signIn('ada'), signIn('ben')],
  ])('privacy 7: are deleted by the tab in which %s, and by no other', (_name, before, change) => {
    const { tab, other } = openDevice();
    before(tab);
    other.session.catchUp();
    databases.deleteDatabase.mockClear();
    change(tab);
    expect(databases.deleteDatabase).toHaveBeenCalled();
    databases.deleteDatabase.mockClear();
    other.session.catchUp();
    expect(databases.deleteDatabase).not.toHaveBeenCalled();
  });

  test.each<[string, Change, Change]>([
    ['ends a session', nothing, end('expired')],
    ['signs in over a session', signIn('ada'), signIn('ada')],
  ])('privacy 7: are deleted by a tab that %s it has not noticed', (_name, before, change) => {
    const { tab, other } = openDevice();
    before(tab);
    other.session.catchUp();
    if (before !== nothing) end('loggedOut')(tab);
    signIn('ben')(tab);
    databases.deleteDatabase.mockClear();
    change(other);
    expect(databases.deleteDatabase).toHaveBeenCalled();
  });

  test('privacy 7: are not written by a tab that has not noticed a logout', async () => {
    const { tab, other } = openDevice();
    signIn('ada')(tab);
    other.session.catchUp();
    const drafts = await other.loadDrafts();
    end('loggedOut')(tab);
    expect(await drafts.write('message', 'It hurts less')).toBe(false);
    expect(databases.open).not.toHaveBeenCalled();
  });
});

/** A device with a page in the second tab; `dispatch` is an event of it. */
function openPage(visibilityState = 'visible') {
  const page = new EventTarget();
  const timers: (() => void)[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('setInterval', (work: () => void) => timers.push(work));
  const device = openDevice();
  device.other.watchPage();
  signIn('ada')(device.tab);
  device.other.session.catchUp();
  const dispatch = (event: string) =>
    event === 'an hour' ? timers.forEach((work) => work()) : page.dispatchEvent(new Event(event));
  return { ...device, dispatch };
}

describe('a page', () => {
  test.each(['storage', 'visibilitychange', 'pageshow', 'focus', 'an hour'])(
    'privacy 7: notices at %s that another tab has ended its session',
    (event) => {
      const { tab, other, dispatch } = openPage();
      end('loggedOut')(tab);
      dispatch(event);
      expect(other.session.lastEnd()?.reason).toBe('otherTab');
    },
  );

  test.each([
    ['visibilitychange', 'visible', 'expired'],
    ['pageshow', 'visible', 'expired'],
    ['focus', 'visible', 'expired'],
    ['an hour', 'visible', 'expired'],
    // The page that is opened next shows why.
    ['visibilitychange', 'hidden', undefined],
    ['storage', 'visible', undefined],
  ])('of 30 days ago at %s, %s: ends %s', (event, visibility, reason) => {
    const { other, dispatch } = openPage(visibility);
    clock += SESSION_MS;
    dispatch(event);
    expect(other.session.lastEnd()?.reason).toBe(reason);
  });
});
