import { SESSION_MS } from '@patient/api/session';
import { describe, expect, test } from 'vitest';
import {
  runGuards,
  UnknownGuardError,
  withoutSecrets,
  type Decision,
  type GuardSession,
} from './runGuards.ts';

const now = Date.UTC(2026, 10, 20, 12);
const mens = { id: 'mens', productTypes: ['ed', 'hl', 'wl', 'ag'] };
const product = { id: 'product', productTypes: ['wl', 'ag'] };

const anonymous: GuardSession = { loggedIn: false };
const active: GuardSession = { loggedIn: true, token: 'T', status: 'active', expirationDate: now - 1_000 };
const register: GuardSession = { ...active, status: 'register' };
/** Registering a second treatment. */
const second: GuardSession = { ...register, originalRegistrationStatus: 'active' };

const HOUR = 3_600_000;
const idle = (ms: number): GuardSession => ({ ...active, expirationDate: now - ms });

interface Case {
  guards?: string[];
  brand?: typeof mens;
  session?: GuardSession;
  productTypes?: string[];
}

function decide(
  path: string,
  { guards = ['auth'], brand = mens, session = anonymous, productTypes = [] }: Case,
): Decision {
  const [pathname = '/', search] = path.split('?');
  const url = { pathname, search: search === undefined ? '' : `?${search}` };
  return runGuards(guards, { brand, url, session, productTypes, now });
}

const pass = { kind: 'pass' };
const passStamped = { kind: 'pass', stamp: now };
const to = (path: string, effects: object = {}) => ({ kind: 'redirect', to: path, ...effects });
const stamped = (path: string, effects: object = {}) => to(path, { stamp: now, ...effects });

describe('domainRouting', () => {
  test.each([
    ['/ed', to('/weightloss')],
    ['/register', to('/weightloss')],
    ['/hairloss', to('/weightloss')],
    ['/', to('/weightloss')],
    ['/ED/', to('/weightloss')],
    ['/?code=SAVE10', to('/weightloss?code=SAVE10')],
    ['/weightloss', pass],
    ['/antiaging', pass],
    ['/login', pass],
  ])('product brand %s', (path, decision) => {
    expect(decide(path, { brand: product })).toEqual(decision);
  });

  test.each(['/ed', '/register', '/hairloss', '/'])('mens brand %s stays', (path) => {
    expect(decide(path, { brand: mens })).toEqual(pass);
  });

  test('runs before session: a redirect sets no stamp', () => {
    expect(decide('/', { brand: product, session: active })).toEqual(to('/weightloss'));
  });
});

describe('session', () => {
  const noStamp: GuardSession = { loggedIn: true, token: 'T', status: 'active' };
  const page = { guards: ['activeUser'] };

  test.each<[string, GuardSession, object]>([
    ['a moment ago', idle(0), passStamped],
    ['29 d 23 h ago (privacy 7)', idle(29 * 24 * HOUR + 23 * HOUR), passStamped],
    ['1 ms short of 30 d ago', idle(SESSION_MS - 1), passStamped],
    ['30 d ago', idle(30 * 24 * HOUR), to('/', { clear: true })],
    ['a year ago', idle(365 * 24 * HOUR), to('/', { clear: true })],
    ['never: no stamp', noStamp, to('/', { clear: true })],
    ['in the future, after the clock was set back', idle(-HOUR), passStamped],
    ['a year in the future, after the clock was set back', idle(-365 * 24 * HOUR), passStamped],
    ['31 d ago, after the clock was set forward', idle(31 * 24 * HOUR), to('/', { clear: true })],
  ])('last activity %s', (_name, session, decision) => {
    expect(decide('/user/subscriptions', { ...page, session })).toEqual(decision);
  });

  test.each(['/', '/login', '/weightloss', '/register'])('a first visit to %s does not loop', (path) => {
    expect(decide(path, {})).toEqual(pass);
  });

  test('a first visit to a page without guards passes', () => {
    expect(decide('/reset-password', { guards: [] })).toEqual(pass);
  });

  test('a session without stamp on / ends there, and the visit continues logged out', () => {
    expect(decide('/', { session: noStamp })).toEqual({ kind: 'pass', clear: true });
    expect(decide('/login', { session: noStamp })).toEqual(to('/', { clear: true }));
  });

  test.each([
    ['activeUser', '/user/subscriptions'],
    ['registerUser', '/steps'],
    ['auth', '/login?token=X'],
  ])('privacy 7: an expired session ends before %s runs, without a deep link', (guard, path) => {
    const over = idle(SESSION_MS);
    expect(decide(path, { guards: [guard], session: over })).toEqual(to('/', { clear: true }));
  });

  test('on / the coupon in the query is saved after an expired session', () => {
    expect(decide('/?code=SAVE10', { session: noStamp })).toEqual({
      kind: 'pass',
      clear: true,
      saveCoupon: 'SAVE10',
    });
  });
});

describe('activeUser', () => {
  const guards = ['activeUser'];

  test.each<[string, GuardSession, object]>([
    ['/user/subscriptions', anonymous, to('/login', { remember: '/user/subscriptions' })],
    ['/user/chat?topic=doctor', anonymous, to('/login', { remember: '/user/chat?topic=doctor' })],
    ['/user/profile?token=T&code=C', anonymous, to('/login', { remember: '/user/profile', saveCoupon: 'C' })],
    ['/user/subscriptions?code=C', active, { ...passStamped, saveCoupon: 'C' }],
    ['/user/subscriptions?code=C', register, stamped('/steps', { saveCoupon: 'C' })],
    ['/user/subscriptions?code=C', idle(SESSION_MS), to('/', { clear: true, saveCoupon: 'C' })],
    ['/user/chat?utm_content=cta:refill', anonymous, to('/login', { remember: '/user/chat' })],
    ['/user/chat?chatId=7&utm_term=50%', anonymous, to('/login', { remember: '/user/chat?chatId=7' })],
    ['/user/chat?utm_source=mail&utm_id=a//b', anonymous, to('/login', { remember: '/user/chat' })],
    ['/user//evil.example', anonymous, to('/login')],
    ['/user/subscriptions', register, stamped('/steps')],
    ['/user/subscriptions', active, passStamped],
    ['/user/subscriptions', second, { ...passStamped, pause: true }],
    ['/user/chat', second, { ...passStamped, pause: true }],
  ])('%s %j', (path, session, decision) => {
    expect(decide(path, { guards, session })).toEqual(decision);
  });
});

describe('registerUser', () => {
  test.each<[GuardSession, object]>([
    [anonymous, to('/')],
    [register, passStamped],
    [active, passStamped],
  ])('%j', (session, decision) => {
    expect(decide('/steps', { guards: ['registerUser'], session })).toEqual(decision);
  });

  test('a code is saved on a page without guards, too', () => {
    expect(decide('/reset-password?code=C', { guards: [] })).toEqual({ kind: 'pass', saveCoupon: 'C' });
  });
});

describe('auth', () => {
  test.each<[string, string, GuardSession, string[], object]>([
    ['token: another one clears', '/login?token=X', active, [], { kind: 'pass', clear: true }],
    [
      'token: another one clears when signed out too',
      '/login?token=X',
      anonymous,
      [],
      { kind: 'pass', clear: true },
    ],
    ['token: the stored one does nothing', '/login?token=T', active, [], stamped('/user/profile')],
    ['token: an empty one does nothing', '/login?token=', active, [], stamped('/user/profile')],
    ['code: saved', '/weightloss?code=SAVE10', anonymous, [], { kind: 'pass', saveCoupon: 'SAVE10' }],
    ['code: an empty one is ignored', '/weightloss?code=%20', anonymous, [], pass],
    [
      'code: saved after the clear',
      '/ed?token=X&code=C',
      active,
      ['ed'],
      { kind: 'pass', clear: true, saveCoupon: 'C' },
    ],
    [
      'code, then slug',
      '/hairloss?code=C',
      active,
      [],
      stamped('/user/new-subscription?visitType=hairloss', { saveCoupon: 'C' }),
    ],
    [
      'slug: a treatment that the patient does not have',
      '/weightloss',
      active,
      ['ed'],
      stamped('/user/new-subscription?visitType=weightloss'),
    ],
    [
      'slug: a treatment that the patient has',
      '/weightloss',
      active,
      ['ed', 'wl'],
      stamped('/user/subscriptions'),
    ],
    [
      'slug: unknown means ed, which the patient does not have',
      '/anything',
      active,
      ['wl'],
      stamped('/user/new-subscription?visitType=anything'),
    ],
    [
      'slug: unknown means ed, which the patient has',
      '/anything',
      active,
      ['ed'],
      stamped('/user/subscriptions'),
    ],
    ['slug: encoded as one value', '/a&b', active, [], stamped('/user/new-subscription?visitType=a%26b')],
    [
      'slug before register',
      '/antiaging',
      register,
      [],
      stamped('/user/new-subscription?visitType=antiaging'),
    ],
    ['slug: signed out', '/weightloss', anonymous, [], pass],
    ['register', '/login', register, [], stamped('/steps')],
    ['register on /', '/', register, ['ed'], stamped('/steps')],
    ['register, a second treatment: the logo', '/login', second, ['ed'], stamped('/user/profile')],
    ['register, a second treatment: on /', '/', second, ['ed'], stamped('/user/profile')],
    ['active', '/login', active, [], stamped('/user/profile')],
    ['active on /register', '/register', active, ['ed'], stamped('/user/profile')],
    ['unknown status', '/login', { ...active, status: undefined }, [], stamped('/user/profile')],
  ])('%s', (_name, path, session, productTypes, decision) => {
    expect(decide(path, { session, productTypes })).toEqual(decision);
  });
});

test('an unknown guard is an internal failure', () => {
  expect(() => decide('/login', { guards: ['auth', 'admin'] })).toThrow(UnknownGuardError);
  expect(() => decide('/login', { guards: ['admin'] })).toThrow('Unknown middleware');
  expect(new UnknownGuardError().status).toBe(500);
});

test.each([
  ['', ''],
  ['?page=2&sort=-createdAt', '?page=2&sort=-createdAt'],
  ['?token=T', ''],
  ['?code=C&visitType=ed&token=T', '?visitType=ed'],
])('query %j without secrets is %j', (search, clean) => {
  expect(withoutSecrets(search)).toBe(clean);
});
