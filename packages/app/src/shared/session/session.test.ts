import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decideRoute } from '#shell/guards/decideRoute.ts';
import { createSession, type Session } from './session.ts';
import { memoryStorage, tabLines } from '#testing/testTabs.ts';

const start = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const signedIn = { token: 'T1', expDate: start + HOUR, status: 'active' } as const;

let clock: number;
let storage: ReturnType<typeof memoryStorage>;
let lines: ReturnType<typeof tabLines>;
const openTab = (): Session => createSession({ storage, now: () => clock, channel: lines.open() });

const visit = (session: Session) => {
  const stored = session.read();
  const decision = decideRoute(['activeUser'], {
    brand: { id: 'mens', productTypes: ['ed'] },
    url: { pathname: '/user/subscriptions', search: '' },
    session: stored,
    productTypes: stored.productTypes,
    now: clock,
  });
  if (decision.clear) session.logout();
  if (decision.stamp !== undefined) session.touch(decision.stamp);
  return decision.kind;
};

/** Calls a listener when another tab has ended the session of this one. */
const watchOtherTabs = (session: Session, listener: () => void) =>
  session.onChange(() => {
    if (session.takeLastEnd()?.reason === 'otherTab') listener();
  });

const twoTabs = () => {
  const [tab, other] = [openTab(), openTab()];
  tab.signIn(signedIn);
  lines.tellAll('changed');
  const elsewhere = vi.fn<() => void>();
  watchOtherTabs(other, elsewhere);
  return { tab, other, elsewhere };
};

beforeEach(() => {
  clock = start;
  storage = memoryStorage();
  lines = tabLines();
});
afterEach(() => {
  vi.useRealTimers();
});

test('nobody is signed in at first', () => {
  expect(openTab().read()).toEqual({
    loggedIn: false,
    token: undefined,
    expDate: undefined,
    expirationDate: undefined,
    status: undefined,
    productTypes: [],
  });
});

test('signing in stores token, expiry and activity stamp', () => {
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

test('logged in without a token is not logged in', () => {
  storage.setItem('loggedIn', 'true');
  expect(openTab().read().loggedIn).toBe(false);
});

describe('30 days', () => {
  test('privacy 7: 29 days and 23 hours refresh the stamp, again and again', () => {
    const session = openTab();
    session.signIn(signedIn);
    for (let round = 1; round <= 3; round += 1) {
      clock += 29 * DAY + 23 * HOUR;
      expect(visit(session)).toBe('pass');
      expect(session.read().expirationDate).toBe(clock);
    }
  });

  test('privacy 7: 30 days log out', () => {
    const session = openTab();
    session.signIn(signedIn);
    clock += 30 * DAY;
    expect(visit(session)).toBe('redirect');
    expect(storage.entries.size).toBe(0);
  });

  test('privacy 7: a missing stamp logs out', () => {
    const session = openTab();
    session.signIn(signedIn);
    storage.removeItem('expirationDate');
    expect(visit(session)).toBe('redirect');
    expect(storage.entries.size).toBe(0);
  });
});

describe('token', () => {
  test('a renewed one replaces the old', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
    expect(session.read()).toMatchObject({ loggedIn: true, token: 'T2', expDate: start + 2 * HOUR });
  });

  test('one stored after logout signs nobody in, nor does a stamp', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.logout();
    session.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
    session.touch(start);
    expect(storage.entries.size).toBe(0);
  });
});

describe('deep link', () => {
  test('is used once', () => {
    const session = openTab();
    session.rememberDeepLink('/user/subscriptions/1');
    session.signIn(signedIn);
    expect(session.takeDeepLink()).toBe('/user/subscriptions/1');
    expect(session.takeDeepLink()).toBeUndefined();
  });

  test('privacy 6: to another site is ignored, when set and when read', () => {
    const session = openTab();
    session.rememberDeepLink('/user/chat');
    session.rememberDeepLink('//evil.example');
    expect(session.takeDeepLink()).toBeUndefined();
    storage.setItem('deepLink', 'https://evil.example');
    expect(session.takeDeepLink()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });
});

test('a pending coupon is used once', () => {
  const session = openTab();
  session.savePendingCoupon('SAVE10');
  session.signIn(signedIn);
  expect(session.takePendingCoupon()).toBe('SAVE10');
  expect(session.takePendingCoupon()).toBeUndefined();
});

test('logout empties the storage, whoever wrote into it', () => {
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

test('signing in over another session clears its data, and keeps the keys of the identity library', () => {
  const [tab, other] = [openTab(), openTab()];
  tab.signIn(signedIn);
  lines.tellAll('changed');
  const elsewhere = vi.fn<() => void>();
  watchOtherTabs(other, elsewhere);
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
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

describe('treatment kinds', () => {
  test('privacy 15: are on the device while registering, and in memory after it', () => {
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

  test('stay on the device while the dashboard interrupts a registration', () => {
    const session = openTab();
    session.signIn({ ...signedIn, status: 'register' });
    session.setProductTypes(['ed']);
    session.keep('originalRegistrationStatus', 'register');
    session.setStatus('active');
    expect(storage.getItem('subType')).toBe('ed');
  });
});

describe('the end of a session', () => {
  test('is remembered on its page, with its path, in memory only', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.touch(start, '/user/subscriptions/1');
    session.logout({ reason: 'expired' });
    expect(session.lastEnd()).toEqual({ reason: 'expired', path: '/user/subscriptions/1', token: 'T1' });
    expect(storage.entries.size).toBe(0);
    session.signIn(signedIn);
    expect(session.lastEnd()).toBeUndefined();
    expect(session.takeLastEnd()?.reason).toBe('expired');
    expect(session.takeLastEnd()).toBeUndefined();
  });

  test('in another tab is told here', () => {
    const [tab, other] = [openTab(), openTab()];
    tab.signIn(signedIn);
    lines.tellAll('changed');
    tab.logout();
    expect(other.lastEnd()?.reason).toBe('otherTab');
    tab.signIn({ ...signedIn, token: 'T2' });
    expect(other.lastEnd()).toBeUndefined();
  });
});

describe('the reason of an end in another tab', () => {
  const PATH = '/user/chat';
  const openOther = () => {
    vi.useFakeTimers();
    const [tab, other] = [openTab(), openTab()];
    tab.signIn(signedIn);
    lines.tellAll('changed');
    other.touch(start, PATH);
    return other;
  };

  test.each(['expired', 'ended'] as const)('%s: the patient can return to the page of this one', (reason) => {
    const expected = { reason, path: PATH, token: 'T1' };
    const other = openOther();
    lines.tellAll(reason);
    storage.clear();
    lines.tellAll('changed');
    expect(other.lastEnd()).toEqual(expected);
    vi.advanceTimersByTime(1000);
    expect(other.lastEnd()).toEqual(expected);
  });

  test.each([
    ['expired', { reason: 'expired', path: PATH, token: 'T1' }],
    ['otherTab', { reason: 'otherTab' }],
  ] as const)('%s may come after storage has told of the end', (reason, expected) => {
    const other = openOther();
    storage.clear();
    lines.tellAll('changed');
    lines.tellAll('changed');
    expect(other.lastEnd()).toEqual({ reason: 'ended', path: PATH, token: 'T1' });
    lines.tellAll(reason);
    expect(other.lastEnd()).toEqual(expected);
    vi.advanceTimersByTime(1000);
    expect(other.lastEnd()).toEqual(expected);
  });

  test('that comes late does not end the next session', () => {
    const other = openOther();
    storage.clear();
    lines.tellAll('changed');
    other.signIn({ ...signedIn, token: 'T2' });
    lines.tellAll('ended');
    vi.advanceTimersByTime(1000);
    expect(other.read()).toMatchObject({ loggedIn: true, token: 'T2' });
  });
});

describe('other tabs', () => {
  test('handle a logout once, though signaled twice', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.logout();
    lines.tellAll('changed');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read().loggedIn).toBe(false);
  });

  test('detect a logout from storage alone, once no reason has come', () => {
    vi.useFakeTimers();
    const { other, elsewhere } = twoTabs();
    storage.clear();
    lines.tellAll('changed');
    expect(other.read().loggedIn).toBe(false);
    expect(elsewhere).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  test('handle a logout before storage shows it', () => {
    const { other, elsewhere } = twoTabs();
    lines.tellAll('otherTab');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read()).toEqual({ loggedIn: false, productTypes: [] });
  });

  test('are emptied even when somebody else signed in at once', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.logout();
    tab.signIn({ ...signedIn, token: 'T2' });
    lines.tellAll('changed');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read().token).toBe('T2');
  });

  test('do not treat a renewed token as logout', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
    lines.tellAll('changed');
    expect(elsewhere).not.toHaveBeenCalled();
    expect(other.read().token).toBe('T2');
  });

  test('without a session do nothing', () => {
    const [tab, other] = [openTab(), openTab()];
    const elsewhere = vi.fn<() => void>();
    watchOtherTabs(other, elsewhere);
    tab.logout();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('the tab that logs out gets no signal', () => {
    const { tab } = twoTabs();
    const own = vi.fn<() => void>();
    watchOtherTabs(tab, own);
    tab.logout();
    expect(own).not.toHaveBeenCalled();
  });
});

test('listeners are called until removed', () => {
  const session = openTab();
  const change = vi.fn<() => void>();
  const leave = session.onChange(change);
  session.signIn(signedIn);
  session.touch(start + 1);
  session.setStatus('register');
  session.logout();
  expect(change).toHaveBeenCalledTimes(4);
  leave();
  session.signIn(signedIn);
  expect(change).toHaveBeenCalledTimes(4);
});

describe('values of registration', () => {
  test('are stored until removed', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.keep('userHeight', '5 feet 9 inches');
    session.keep('calculatedPrice', 12_900);
    expect(openTab().recall('userHeight')).toBe('5 feet 9 inches');
    expect(openTab().recall('calculatedPrice')).toBe(12_900);
    session.keep('userHeight', undefined);
    expect(openTab().recall('userHeight')).toBeUndefined();
  });

  test('end with the session, and need one', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.keep('originalRegistrationStatus', 'register');
    session.logout();
    session.keep('userWeight', '176');
    expect(storage.entries.size).toBe(0);
  });
});
