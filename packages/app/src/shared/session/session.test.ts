import { beforeEach, describe, expect, test, vi } from 'vitest';
import { decideRoute } from '../../shell/guards/decideRoute.ts';
import { createSession, type Session } from './session.ts';
import { memoryStorage, tabLines } from './testTabs.ts';

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

const twoTabs = () => {
  const [tab, other] = [openTab(), openTab()];
  tab.signIn(signedIn);
  lines.tellAll('changed');
  const elsewhere = vi.fn<() => void>();
  other.onLogoutElsewhere(elsewhere);
  return { tab, other, elsewhere };
};

beforeEach(() => {
  clock = start;
  storage = memoryStorage();
  lines = tabLines();
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

test('signing in stores token, end of the token, and the stamp of the last activity', () => {
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
  test('29 days and 23 hours refresh the stamp, again and again', () => {
    const session = openTab();
    session.signIn(signedIn);
    for (let round = 1; round <= 3; round += 1) {
      clock += 29 * DAY + 23 * HOUR;
      expect(visit(session)).toBe('pass');
      expect(session.read().expirationDate).toBe(clock);
    }
  });

  test('30 days log out', () => {
    const session = openTab();
    session.signIn(signedIn);
    clock += 30 * DAY;
    expect(visit(session)).toBe('redirect');
    expect(storage.entries.size).toBe(0);
  });

  test('a missing stamp logs out', () => {
    const session = openTab();
    session.signIn(signedIn);
    storage.removeItem('expirationDate');
    expect(visit(session)).toBe('redirect');
    expect(storage.entries.size).toBe(0);
  });
});

describe('token', () => {
  test('a renewed one takes the place of the old', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
    expect(session.read()).toMatchObject({ loggedIn: true, token: 'T2', expDate: start + 2 * HOUR });
  });

  test('one that arrives after logout brings nobody back, nor does a stamp', () => {
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

  test('to elsewhere is dropped, when remembered and when found in storage', () => {
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

test('signing in over another session forgets what that one left, and keeps the identity service’s own keys', () => {
  const [tab, other] = [openTab(), openTab()];
  tab.signIn(signedIn);
  lines.tellAll('changed');
  const elsewhere = vi.fn<() => void>();
  other.onLogoutElsewhere(elsewhere);
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

describe('other tabs', () => {
  test('hear of a logout once, though they are told twice', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.logout();
    lines.tellAll('changed');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read().loggedIn).toBe(false);
  });

  test('hear of it from the storage alone', () => {
    const { elsewhere } = twoTabs();
    storage.clear();
    lines.tellAll('changed');
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });

  test('believe it before the storage shows it', () => {
    const { other, elsewhere } = twoTabs();
    lines.tellAll('loggedOut');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read()).toMatchObject({ loggedIn: false, token: undefined });
  });

  test('are emptied even when somebody else signed in at once', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.logout();
    tab.signIn({ ...signedIn, token: 'T2' });
    lines.tellAll('changed');
    expect(elsewhere).toHaveBeenCalledTimes(1);
    expect(other.read().token).toBe('T2');
  });

  test('take a token renewed elsewhere for no logout', () => {
    const { tab, other, elsewhere } = twoTabs();
    tab.refreshToken({ token: 'T2', expDate: start + 2 * HOUR });
    lines.tellAll('changed');
    expect(elsewhere).not.toHaveBeenCalled();
    expect(other.read().token).toBe('T2');
  });

  test('where nobody was signed in have nothing to empty', () => {
    const [tab, other] = [openTab(), openTab()];
    const elsewhere = vi.fn<() => void>();
    other.onLogoutElsewhere(elsewhere);
    tab.logout();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('the tab that logs out is not told of itself', () => {
    const { tab } = twoTabs();
    const own = vi.fn<() => void>();
    tab.onLogoutElsewhere(own);
    tab.logout();
    expect(own).not.toHaveBeenCalled();
  });
});

test('changes are told until the listener leaves', () => {
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

describe('what registration leaves', () => {
  test('is there again until it is taken away', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.keep('userHeight', '5 feet 9 inches');
    session.keep('calculatedPrice', 12_900);
    expect(openTab().recall('userHeight')).toBe('5 feet 9 inches');
    expect(openTab().recall('calculatedPrice')).toBe(12_900);
    session.keep('userHeight', undefined);
    expect(openTab().recall('userHeight')).toBeUndefined();
  });

  test('is gone with the session, and nothing is left by nobody', () => {
    const session = openTab();
    session.signIn(signedIn);
    session.keep('originalRegistrationStatus', 'register');
    session.logout();
    session.keep('userWeight', '176');
    expect(storage.entries.size).toBe(0);
  });
});
