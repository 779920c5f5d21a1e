import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { routes, type AppRoute } from '../src/shared/routes.ts';
import * as guardModule from '../src/shell/guards/guards.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { TIMEOUT } from './harness/timeout.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { visits } from './resilience/visits.ts';

const [{ id: brand }, second] = brands;

/** Kinds of users, with the sandbox scenario to sign in as. `registering` and `patient` have a `wl` subscription only. */
const people = [
  ['visitor', undefined],
  ['registering', 'register-questions'],
  ['patient', 'chat'],
] as const;
type Person = (typeof people)[number][0];

type GuardName = keyof typeof landings;
type Landing = (address: string) => string;

const stays: Landing = (address) => address;
const to =
  (path: string): Landing =>
  () =>
    path;

/** The token of a link is removed from the URL. */
const unguarded: Landing = (address) => (address.startsWith('/new-password/') ? '/new-password' : address);

/** Where an entry page redirects a patient with a `wl` subscription. */
const fromEntryPage: Landing = (address) => {
  const [path = ''] = address.split('?');
  if (['/', '/login', '/register'].includes(path)) return '/user/profile';
  return path === '/weightloss' ? '/user/subscriptions' : `/user/new-subscription?visitType=${path.slice(1)}`;
};

/** Landing page of each kind of user, by the guard of a route (specification section 2, Route guards). */
const landings: Readonly<Record<AppRoute['guards'][number] | 'none', Readonly<Record<Person, Landing>>>> = {
  none: { visitor: unguarded, registering: unguarded, patient: unguarded },
  activeUser: { visitor: to('/login'), registering: to('/steps'), patient: stays },
  registerUser: {
    visitor: to('/'),
    registering: stays,
    patient: stays,
  },
  auth: { visitor: stays, registering: to('/steps'), patient: fromEntryPage },
};

const guardOf = ({ guards }: AppRoute): GuardName => guards[0] ?? 'none';

/** Address of a route, without a query. */
const addressOf = ({ path }: AppRoute): string =>
  visits.find(({ route }) => route === path)?.address.replace(/\?.*/, '') ?? path;

/** Every route with its guard, and slugs that match the last route. */
const rows = [
  ...routes.map((route) => ({ address: addressOf(route), guard: guardOf(route) })),
  ...['/hairloss', '/antiaging', '/anything'].map((address) => ({ address, guard: 'auth' as const })),
];

/** Navigates to each address inside the app, from a page without guards; returns where each one lands. */
const follow = (page: Page, expected: Readonly<Record<string, string>>) =>
  page.evaluate(
    async ([landingOf, limit]) => {
      // Declared inside: code evaluated in the page has no access to this module's scope.
      // oxlint-disable unicorn/consistent-function-scoping
      const isNotFound = () => document.title.startsWith('This page could not be found');
      const now = () => location.pathname + location.search;
      // oxlint-enable unicorn/consistent-function-scoping
      const waitUntil = async (condition: () => boolean) => {
        const end = performance.now() + limit;
        while (!condition() && performance.now() < end)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
      };
      const seen: Record<string, string> = {};
      for (const [address, landing] of Object.entries(landingOf)) {
        history.pushState(undefined, '', '/no/such/page');
        await waitUntil(isNotFound);
        history.pushState(undefined, '', address);
        await waitUntil(() => !isNotFound() && now() === landing);
        seen[address] = isNotFound() ? 'not found' : now();
      }
      return seen;
    },
    [expected, TIMEOUT] as const,
  );

/** @param scenario to sign in as; without one, stays signed out */
async function openAs(page: Page, scenario: string | undefined): Promise<void> {
  await page.goto('/login');
  if (scenario === undefined) return waitForAppReady(page);
  await signIn(page, scenario);
  await page.waitForURL((url) => url.pathname !== '/login');
}

describe('guards of every route', () => {
  const fixture = setUpApp({ config: { testUsers: true } });

  test('redirect each kind of user as specified', async () => {
    for (const [person, scenario] of people) {
      const { page, monitor } = await fixture.open(brand);
      // Other patients' records, and a token that does not exist.
      monitor.allow(/Failed to load resource/);
      await openAs(page, scenario);
      await waitForQuiet(page);
      // Requests stay pending: guards don't depend on the service.
      await page.route('**/service/**', () => {});
      const expected = Object.fromEntries(
        rows.map(({ address, guard }) => [address, landings[guard][person](address)]),
      );
      expect({ person, ...(await follow(page, expected)) }).toEqual({ person, ...expected });
    }
  });
});

/** Page of the same origin without the app, to change the storage before a visit. */
const BLANK_PAGE = '/third-party-notices.txt';
const DAY = 86_400_000;
/** Values in local storage; null if absent. */
type Stored = Readonly<Record<string, string | null>>;

interface Rule {
  readonly guard: string;
  readonly name: string;
  /** `{token}` is replaced by the patient's token. */
  readonly address: string;
  readonly landing: string;
  /** Whether the visitor is signed out. @default a patient with a `wl` subscription */
  readonly isSignedOut?: true;
  /** Changes to the storage before the visit. */
  readonly given?: Stored;
  /** Expected values in the storage after the visit. */
  readonly stored?: Stored;
  readonly brandId?: string;
}

const rule = (
  guard: string,
  name: string,
  address: string,
  landing: string,
  rest: Partial<Rule> = {},
): Rule => ({
  guard,
  name,
  address,
  landing,
  ...rest,
});
const signedOut = { isSignedOut: true } as const;
const ended: Stored = { token: null, loggedIn: null, status: null, deepLink: null };
const idle = (ms: number): Stored => ({ expirationDate: String(Date.now() - ms) });
const signedIn: Stored = { loggedIn: 'true', status: 'active' };

/** Effects of opening an address, for each guard. Visits that end the session come last. */
const rules: readonly Rule[] = [
  rule('sessionStamp', 'signed out', '/login', '/login', { ...signedOut, stored: { expirationDate: null } }),
  rule('sessionStamp', 'idle for 29 d 23 h', '/user/settings', '/user/settings', {
    given: idle(30 * DAY - 3_600_000),
    stored: signedIn,
  }),
  rule(
    'sessionStamp',
    'last active in the future: the clock was set back',
    '/user/settings',
    '/user/settings',
    {
      given: idle(-DAY),
      stored: signedIn,
    },
  ),
  rule('activeUser', 'signed out: the page is stored', '/user/order-history?page=2&token=T', '/login', {
    ...signedOut,
    stored: { deepLink: '/user/order-history?page=2' },
  }),
  rule('registerUser', 'signed out: the page is not stored', '/steps', '/', {
    ...signedOut,
    stored: { deepLink: null },
  }),
  rule('auth', 'the current token', '/login?token={token}', '/user/profile', { stored: signedIn }),
  rule('auth', 'a code is stored as a coupon', '/weightloss?code=SAVE10', '/weightloss', {
    ...signedOut,
    stored: { pendingCouponCode: 'SAVE10' },
  }),
  rule(
    'auth',
    'a slug the patient has, before subscriptions are loaded',
    '/weightloss',
    '/user/subscriptions',
  ),
  rule('auth', 'a slug the patient does not have', '/hairloss', '/user/new-subscription?visitType=hairloss'),
  rule('auth', 'a missing status', '/login', '/user/profile', { given: { status: null } }),
  ...['/?code=SAVE10', '/ed', '/register', '/hairloss'].map((address) =>
    rule('domainRouting', address, address, '/weightloss', {
      ...signedOut,
      brandId: second?.id ?? '',
      stored: { pendingCouponCode: address.includes('code') ? 'SAVE10' : null },
    }),
  ),
  rule('domainRouting', 'a treatment of the brand', '/antiaging', '/antiaging', {
    ...signedOut,
    brandId: second?.id ?? '',
  }),
  rule('sessionStamp', 'idle for 30 days', '/user/settings', '/', { given: idle(30 * DAY), stored: ended }),
  rule('sessionStamp', 'without a stamp', '/steps', '/', { given: { expirationDate: null }, stored: ended }),
  rule('sessionStamp', 'without a stamp, on /', '/?code=SAVE10', '/', {
    given: { expirationDate: null },
    stored: { ...ended, pendingCouponCode: 'SAVE10' },
  }),
  rule('auth', 'another token', '/login?token=other', '/login', { stored: ended }),
  rule('auth', 'another token and a code, on a slug', '/weightloss?token=other&code=SAVE10', '/weightloss', {
    stored: { ...ended, pendingCouponCode: 'SAVE10' },
  }),
];

const guardNames = Object.keys(guardModule);

const read = (page: Page, names: readonly string[]): Promise<Stored> =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), names);

/** Replaces the content of local storage. */
const write = (page: Page, stored: Stored) =>
  page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) if (value !== null) localStorage.setItem(key, value);
  }, stored);

describe('each guard', () => {
  const fixture = setUpApp();

  test('has a row', () => {
    expect([...new Set(rules.map(({ guard }) => guard))].toSorted()).toEqual(guardNames.toSorted());
  });

  test.for(guardNames)('%s decides as specified when an address is opened', async (file) => {
    const { page, monitor } = await fixture.open(brand);
    // Calls of sessions that have ended.
    monitor.allow(/Failed to load resource/);
    await openAs(page, 'chat');
    await waitForQuiet(page);
    await page.goto(BLANK_PAGE);
    const own: Stored = await page.evaluate(() => ({ ...localStorage }));
    const other = second === undefined ? undefined : await fixture.open(second.id);
    // The icon of BLANK_PAGE is missing.
    other?.monitor.allow(/Failed to load resource/);

    for (const { guard, name, address, landing, isSignedOut, given, stored = {}, brandId } of rules) {
      if (guard !== file || brandId === '') continue;
      const tab = brandId === undefined || other === undefined ? page : other.page;
      await tab.goto(BLANK_PAGE);
      await write(tab, isSignedOut === true ? { ...given } : { ...own, ...given });
      await tab.goto(address.replace('{token}', own['token'] ?? ''));
      await waitForAppReady(tab);
      const seen = () => new URL(tab.url());
      await expect
        .poll(() => `${guard}, ${name}: ${seen().pathname}${seen().search}`)
        .toBe(`${guard}, ${name}: ${landing}`);
      expect({ guard, name, ...(await read(tab, Object.keys(stored))) }).toEqual({ guard, name, ...stored });
      const [stamp] = Object.values(await read(tab, ['expirationDate']));
      const isStamped = typeof stamp === 'string' && Math.abs(Date.now() - Number(stamp)) < 10 * TIMEOUT;
      const isAlive = isSignedOut === undefined && stored['token'] !== null;
      expect({ guard, name, isStamped }).toEqual({ guard, name, isStamped: isAlive });
    }
  });

  test('rejects the sign-in of a user who is not a patient', async () => {
    const { page } = await fixture.open(brand);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    const rejection = page.getByText('Wrong User!').first();
    await page.goto('/login');
    await signIn(page, 'doctor');
    await expect(rejection).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await keys()).toEqual([]);

    const me = '**/service/me*';
    const noRole = { _id: 'user-chat', roles: [], email: 'nora.chat@patients.example' };
    await page.route(me, (route) => route.fulfill({ json: { data: [noRole] } }));
    await page.reload();
    await signIn(page, 'chat');
    await expect(rejection).toBeVisible();
    expect(await keys()).toEqual([]);
    await page.unroute(me);

    await page.reload();
    await signIn(page, 'visitor');
    await expect(page).toHaveURL('/register');
    expect(await keys()).not.toContain('token');
  });
});
