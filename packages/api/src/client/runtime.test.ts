import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRuntime, type ClientRuntime } from './runtime.ts';
import { SESSION_MS } from './session/session.ts';
import { memoryStorage, tokenFor } from './testing/index.ts';

/** Mock of the device's databases. */
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

/** Two tabs of one device; `other` applies changes when `catchUp` is called. */
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
    ['a session expires', signIn('ada'), end('expired')],
    ['another patient signs in over a session', signIn('ada'), signIn('ben')],
  ])('privacy 7: are deleted only by the tab in which %s', (_name, before, change) => {
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
  ])(
    'privacy 7: are deleted by a tab that %s before it applies changes of the other tab',
    (_name, before, change) => {
      const { tab, other } = openDevice();
      before(tab);
      other.session.catchUp();
      if (before !== nothing) end('loggedOut')(tab);
      signIn('ben')(tab);
      databases.deleteDatabase.mockClear();
      change(other);
      expect(databases.deleteDatabase).toHaveBeenCalled();
    },
  );

  test('privacy 7: are not written by a tab that has not applied a logout yet', async () => {
    const { tab, other } = openDevice();
    signIn('ada')(tab);
    other.session.catchUp();
    const drafts = await other.loadDrafts();
    end('loggedOut')(tab);
    expect(await drafts.write('message', 'It hurts less')).toBe(false);
    expect(databases.open).not.toHaveBeenCalled();
  });
});

/** A device with a page in the second tab; `dispatch` dispatches an event to it. */
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
    'privacy 7: applies on %s that another tab has ended the session',
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
    // The next visible page shows the reason.
    ['visibilitychange', 'hidden', undefined],
    ['storage', 'visible', undefined],
  ])('idle for 30 days, on %s while %s: end reason %s', (event, visibility, reason) => {
    const { other, dispatch } = openPage(visibility);
    clock += SESSION_MS;
    dispatch(event);
    expect(other.session.lastEnd()?.reason).toBe(reason);
  });
});
