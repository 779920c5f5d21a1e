import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, tokenFor } from '../testing/index.ts';
import {
  createSession,
  isSessionOver,
  overReason,
  SESSION_MS,
  type EndReason,
  type Session,
} from './session.ts';

const start = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const signedIn = { token: 'T1', expDate: start + HOUR, status: 'active' } as const;

let clock: number;
let storage: ReturnType<typeof memoryStorage>;
const openTab = (): Session => createSession({ storage, now: () => clock });

/** Opens a page, whose guards end an expired session or store the time of the activity. */
const visit = (session: Session) => {
  const stored = session.read();
  if (isSessionOver(stored, clock)) session.logout({ reason: 'expired' });
  else session.touch(clock);
  return session.read().loggedIn;
};

/** Two tabs of a patient. */
const twoTabs = () => {
  const [tab, other] = [openTab(), openTab()];
  tab.signIn(signedIn);
  other.catchUp();
  return { tab, other };
};

beforeEach(() => {
  clock = start;
  storage = memoryStorage();
});

test('session: is signed out at first', () => {
  expect(openTab().read()).toEqual({
    loggedIn: false,
    token: undefined,
    expDate: undefined,
    expirationDate: undefined,
    status: undefined,
    productTypes: [],
  });
});

test('signing in stores the token, its expiry and the time of the activity', () => {
  openTab().signIn(signedIn);
  expect(Object.fromEntries(storage.entries)).toEqual({
    token: 'T1',
    expDate: String(start + HOUR),
    expirationDate: String(start),
    status: 'active',
    loggedIn: 'true',
  });
  expect(openTab().read()).toMatchObject({
    loggedIn: true,
    token: 'T1',
    expDate: start + HOUR,
    expirationDate: start,
  });
});

test('session: is not logged in without a token', () => {
  storage.setItem('loggedIn', 'true');
  expect(openTab().read().loggedIn).toBe(false);
});

test.each([
  ['signed out', { loggedIn: false }, false],
  ['signed out, with an old activity', { loggedIn: false, expirationDate: 0 }, true],
  ['signed in without an activity', { loggedIn: true }, true],
  ['active now', { loggedIn: true, expirationDate: start }, false],
  ['idle for 30 days minus 1 ms', { loggedIn: true, expirationDate: start - SESSION_MS + 1 }, false],
  ['idle for 30 days', { loggedIn: true, expirationDate: start - SESSION_MS }, true],
  ['last active tomorrow, as the clock was set back', { loggedIn: true, expirationDate: start + DAY }, false],
])('session: %s: over %s', (_name, age, isOver) => {
  expect(isSessionOver(age, start)).toBe(isOver);
});

test('privacy 7: each visit within 30 days extends the session, and 30 idle days end it', () => {
  const session = openTab();
  session.signIn(signedIn);
  for (let round = 1; round <= 3; round += 1) {
    clock += 29 * DAY + 23 * HOUR;
    expect(visit(session)).toBe(true);
    expect(session.read().expirationDate).toBe(clock);
  }
  clock += 30 * DAY;
  expect(visit(session)).toBe(false);
  expect([...storage.entries]).toEqual([['endReason', 'expired']]);
});

test('the token is replaced when renewed', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
  expect(session.read()).toMatchObject({ loggedIn: true, token: 'T2', expDate: start + 2 * HOUR });
});

test('the token is not stored after a logout, nor is an activity', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.logout();
  session.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
  session.touch(start);
  expect(storage.entries.size).toBe(0);
});

describe('deep link', () => {
  test('the deep link is returned once', () => {
    const session = openTab();
    session.rememberDeepLink('/user/subscriptions/1');
    session.signIn(signedIn);
    expect(session.takeDeepLink()).toBe('/user/subscriptions/1');
    expect(session.takeDeepLink()).toBeUndefined();
  });

  test('privacy 6: to another site is ignored when stored and when read', () => {
    const session = openTab();
    session.rememberDeepLink('/user/chat');
    session.rememberDeepLink('//evil.example');
    expect(session.takeDeepLink()).toBeUndefined();
    storage.setItem('deepLink', 'https://evil.example');
    expect(session.takeDeepLink()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });
});

test('a pending coupon is returned once', () => {
  const session = openTab();
  session.savePendingCoupon('SAVE10');
  session.signIn(signedIn);
  expect(session.pendingCoupon()).toBe('SAVE10');
  expect(session.takePendingCoupon()).toBe('SAVE10');
  expect(session.takePendingCoupon()).toBeUndefined();
});

test('logout clears the storage, including keys of libraries', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.setProductTypes(['ed', 'wl']);
  session.rememberDeepLink('/user/chat');
  for (const key of ['userHeight', 'couponDiscount', 'CognitoIdentityServiceProvider.x'])
    storage.setItem(key, '1');
  session.logout();
  expect(storage.entries.size).toBe(0);
  expect(session.read().loggedIn).toBe(false);
});

test('signing in over another session clears its data, but not the keys of the identity library', () => {
  const tab = openTab();
  tab.signIn(signedIn);
  tab.setProductTypes(['ed']);
  tab.savePendingCoupon('SAVE10');
  storage.setItem('userWeight', '170');
  storage.setItem('CognitoIdentityServiceProvider.x', 'R');
  tab.signIn({ token: 'T2', expDate: start + HOUR, status: 'register' });
  expect([...storage.entries.keys()].toSorted()).toEqual([
    'CognitoIdentityServiceProvider.x',
    'expDate',
    'expirationDate',
    'loggedIn',
    'status',
    'token',
  ]);
  expect(tab.read().status).toBe('register');
});

describe('treatment kinds', () => {
  test('privacy 15: are on the device during registration, and in memory afterwards', () => {
    const session = openTab();
    session.signIn({ ...signedIn, status: 'register' });
    session.setProductTypes(['ed']);
    expect(storage.getItem('subType')).toBe('ed');
    session.setStatus('active');
    expect(storage.getItem('subType')).toBeNull();
    expect(session.read().productTypes).toEqual(['ed']);
    session.setProductTypes(['ed', 'wl']);
    expect(storage.getItem('subType')).toBeNull();
    session.logout();
    expect(session.read().productTypes).toEqual([]);
  });

  test('treatment kinds stay on the device while the dashboard interrupts a registration', () => {
    const session = openTab();
    session.signIn({ ...signedIn, status: 'register' });
    session.setProductTypes(['ed']);
    session.store('originalRegistrationStatus', 'register');
    session.setStatus('active');
    expect(storage.getItem('subType')).toBe('ed');
  });
});

const PAGE = '/user/subscriptions/1';

test.each<[EndReason, object]>([
  ['expired', { reason: 'expired', path: PAGE, token: 'T1' }],
  ['ended', { reason: 'ended', path: PAGE, token: 'T1' }],
  ['loggedOut', { reason: 'loggedOut' }],
  ['replaced', { reason: 'replaced' }],
  ['refused', { reason: 'refused' }],
])('the end of a session with reason "%s" is available on its page: %j', (reason, end) => {
  const session = openTab();
  session.signIn(signedIn);
  session.touch(start, PAGE);
  session.logout({ reason });
  expect(session.lastEnd()).toEqual(end);
  session.signIn(signedIn);
  expect(session.lastEnd()).toBeUndefined();
});

test('the end of a session can have another path than the page last visited', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.touch(start, '/user/subscriptions');
  session.logout({ reason: 'expired', path: PAGE });
  expect(session.lastEnd()?.path).toBe(PAGE);
});

test.each([
  [start, 'expired'],
  // Nothing is known about the time away.
  [undefined, 'ended'],
])('a session that is over, with the last activity at %s, has %s', (expirationDate, reason) => {
  expect(overReason({ expirationDate })).toBe(reason);
});

test('the end of a session is undefined if signed out', () => {
  const session = openTab();
  session.logout({ reason: 'expired' });
  expect(session.lastEnd()).toBeUndefined();
  expect(storage.entries.size).toBe(0);
});

test.each<[EndReason, object]>([
  ['expired', { reason: 'expired', path: PAGE, token: 'T1' }],
  ['ended', { reason: 'ended', path: PAGE, token: 'T1' }],
  ['loggedOut', { reason: 'otherTab' }],
  ['refused', { reason: 'otherTab' }],
])('the end of a session with reason "%s" in another tab is available in this one: %j', (reason, end) => {
  const { tab, other } = twoTabs();
  other.touch(start, PAGE);
  tab.logout({ reason });
  expect(other.catchUp()).toBe(true);
  expect(other.lastEnd()).toEqual(end);
  tab.signIn(signedIn);
  expect(storage.entries.has('endReason')).toBe(false);
});

test('the end of a session by expiry has its reason on the device before the token is removed', () => {
  const { tab, other } = twoTabs();
  const remove = storage.removeItem;
  storage.removeItem = (key) => {
    remove(key);
    other.catchUp();
  };
  tab.logout({ reason: 'expired' });
  expect(other.lastEnd()?.reason).toBe('expired');
});

test.each<[string, (session: Session) => void]>([
  ['catchUp', (session) => session.catchUp()],
  ['refreshToken', (session) => session.refreshToken(signedIn)],
  ['touch', (session) => session.touch(start)],
  ['setStatus', (session) => session.setStatus('active')],
  ['setProductTypes', (session) => session.setProductTypes(['ed'])],
])('the end of a session is noticed by %s when the site data was cleared', (_name, call) => {
  const session = openTab();
  session.signIn({ ...signedIn, status: 'register' });
  storage.entries.clear();
  call(session);
  expect(session.lastEnd()).toEqual({ reason: 'otherTab' });
  expect(session.read().productTypes).toEqual([]);
  expect(storage.entries.size).toBe(0);
});

/** Change of the stored session, and the expected argument of listeners. */
interface Case {
  readonly isSignedIn?: boolean;
  readonly change: (tab: Session) => void;
  readonly expected: object | undefined;
}

const [ada, ben] = [tokenFor('ada'), tokenFor('ben')];
const signInAs = (tab: Session, token: string) => tab.signIn({ ...signedIn, token });

const cases: readonly (readonly [string, Case])[] = [
  [
    'a visitor signs in',
    { change: (tab) => signInAs(tab, ada), expected: { before: undefined, after: ada } },
  ],
  [
    'a patient logs out',
    { isSignedIn: true, change: (tab) => tab.logout(), expected: { before: ada, after: undefined } },
  ],
  [
    'another patient signs in over a session',
    { isSignedIn: true, change: (tab) => signInAs(tab, ben), expected: { before: ada, after: ben } },
  ],
  [
    'the same patient signs in again',
    { isSignedIn: true, change: (tab) => signInAs(tab, tokenFor('ada', 1)), expected: undefined },
  ],
  [
    'a token is renewed',
    {
      isSignedIn: true,
      change: (tab) => tab.refreshToken({ token: tokenFor('ada', 1), expDate: 2 }),
      expected: undefined,
    },
  ],
  ['an activity is stored', { isSignedIn: true, change: (tab) => tab.touch(5), expected: undefined }],
];

/** Opens a tab and records its changes of the patient. */
function openWatched(isSignedIn = false) {
  const tab = openTab();
  if (isSignedIn) signInAs(tab, ada);
  const reported: object[] = [];
  tab.onPatientChange((change) => reported.push(change));
  return { tab, reported };
}

describe('a change of the patient is reported when', () => {
  test.each(cases)('privacy 7: %s, in this tab', (_name, { isSignedIn, change, expected }) => {
    const { tab, reported } = openWatched(isSignedIn);
    change(tab);
    expect(reported).toEqual(expected ? [{ ...expected, isFromOtherTab: false }] : []);
  });

  test.each(cases)('privacy 7: %s, in another tab', (_name, { isSignedIn, change, expected }) => {
    const { tab, reported } = openWatched(isSignedIn);
    change(openTab());
    expect(reported).toEqual([]);
    tab.catchUp();
    tab.catchUp();
    expect(reported).toEqual(expected ? [{ ...expected, isFromOtherTab: true }] : []);
  });

  test('privacy 7: this tab signs in before it has applied the sign-in of another tab', () => {
    const { tab, reported } = openWatched(true);
    signInAs(openTab(), ben);
    signInAs(tab, ada);
    expect(reported).toEqual([
      { before: ada, after: ben, isFromOtherTab: true },
      { before: ben, after: ada, isFromOtherTab: false },
    ]);
  });
});

test('listeners are called until removed', () => {
  const session = openTab();
  const change = vi.fn<() => void>();
  const removeListener = session.onChange(change);
  session.signIn(signedIn);
  session.touch(start + 1);
  session.setStatus('register');
  session.logout();
  expect(change).toHaveBeenCalledTimes(4);
  removeListener();
  session.signIn(signedIn);
  expect(change).toHaveBeenCalledTimes(4);
});

test('values of registration are stored until removed', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.store('userHeight', '5 feet 9 inches');
  session.store('calculatedPrice', 12_900);
  expect(openTab().recall('userHeight')).toBe('5 feet 9 inches');
  expect(openTab().recall('calculatedPrice')).toBe(12_900);
  session.store('userHeight', undefined);
  expect(openTab().recall('userHeight')).toBeUndefined();
});

test('values of registration are removed with the session and not stored without one', () => {
  const session = openTab();
  session.signIn(signedIn);
  session.store('originalRegistrationStatus', 'register');
  session.logout();
  session.store('userWeight', '176');
  expect(storage.entries.size).toBe(0);
});
