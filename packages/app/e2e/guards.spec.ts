import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { routes, type AppRoute } from '../src/routes.ts';
import * as guardModule from '../src/shell/guards/guards.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { TIMEOUT } from './harness/timeout.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { visits } from './resilience/visits.ts';

const [{ id: brand }, second] = brands;

/** Kinds of persons, by the scenario of the sandbox who signs in; the patient and who still registers have `wl` only. */
const people = [
  ['nobody', undefined],
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

/** The token of a link leaves the address. */
const unguarded: Landing = (address) => (address.startsWith('/new-password/') ? '/new-password' : address);

/** Where a patient with a `wl` subscription comes from an entry page. */
const fromEntryPage: Landing = (address) => {
  const [path = ''] = address.split('?');
  if (['/', '/login', '/register'].includes(path)) return '/user/profile';
  return path === '/weightloss' ? '/user/subscriptions' : `/user/new-subscription?visitType=${path.slice(1)}`;
};

/** Specification section 2, Route guards: where the guard of a route lets each kind of person land. */
const landings: Readonly<Record<AppRoute['guards'][number] | 'none', Readonly<Record<Person, Landing>>>> = {
  none: { nobody: unguarded, registering: unguarded, patient: unguarded },
  activeUser: { nobody: to('/login'), registering: to('/steps'), patient: stays },
  registerUser: {
    nobody: to('/'),
    registering: stays,
    patient: stays,
  },
  auth: { nobody: stays, registering: to('/steps'), patient: fromEntryPage },
};

const guardOf = ({ guards }: AppRoute): GuardName => guards[0] ?? 'none';

/** An address of a route, of nobody's records. */
const addressOf = ({ path }: AppRoute): string =>
  visits.find(({ route }) => route === path)?.address.replace(/\?.*/, '') ?? path;

/** Every route with its guard, and the slugs that the last of them stands for. */
const rows = [
  ...routes.map((route) => ({ address: addressOf(route), guard: guardOf(route) })),
  ...['/hairloss', '/antiaging', '/anything'].map((address) => ({ address, guard: 'auth' as const })),
];

/** Follows each address inside the app, from a page without guards; returns where it leads. */
const follow = (page: Page, expected: Readonly<Record<string, string>>) =>
  page.evaluate(
    async ([landingOf, limit]) => {
      // Functions stay inside: the page can't reach this module's scope.
      // oxlint-disable unicorn/consistent-function-scoping
      const isNeutral = () => document.title.startsWith('This page could not be found');
      const now = () => location.pathname + location.search;
      // oxlint-enable unicorn/consistent-function-scoping
      const holds = async (condition: () => boolean) => {
        const end = performance.now() + limit;
        while (!condition() && performance.now() < end)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
      };
      const seen: Record<string, string> = {};
      for (const [address, landing] of Object.entries(landingOf)) {
        history.pushState(undefined, '', '/no/such/page');
        await holds(isNeutral);
        history.pushState(undefined, '', address);
        await holds(() => !isNeutral() && now() === landing);
        seen[address] = isNeutral() ? 'nowhere' : now();
      }
      return seen;
    },
    [expected, TIMEOUT] as const,
  );

/** @param scenario who signs in; nobody without one */
async function openAs(page: Page, scenario: string | undefined): Promise<void> {
  await page.goto('/login');
  if (scenario === undefined) return waitForAppReady(page);
  await signIn(page, scenario);
  await page.waitForURL((url) => url.pathname !== '/login');
}

describe('guards of every route', () => {
  const fixture = setUpApp({ config: { testUsers: true } });

  test('let each kind of person land where the specification says', async () => {
    for (const [person, scenario] of people) {
      const { page, monitor } = await fixture.open(brand);
      // Records of somebody else, and a token that does not exist.
      monitor.allow(/Failed to load resource/);
      await openAs(page, scenario);
      await waitForQuiet(page);
      // Guards decide without the service.
      await page.route('**/service/**', () => {});
      const expected = Object.fromEntries(
        rows.map(({ address, guard }) => [address, landings[guard][person](address)]),
      );
      expect({ person, ...(await follow(page, expected)) }).toEqual({ person, ...expected });
    }
  });
});

/** Page of the same origin without the app, to change the storage unseen. */
const ASIDE = '/third-party-notices.txt';
const DAY = 86_400_000;
/** Values of the storage; null is absent. */
type Stored = Readonly<Record<string, string | null>>;

interface Rule {
  readonly guard: string;
  readonly name: string;
  /** `{token}` is that of the patient. */
  readonly address: string;
  readonly landing: string;
  /** Nobody is signed in. @default a patient with a `wl` subscription */
  readonly isNobody?: true;
  /** Changes to the storage before. */
  readonly given?: Stored;
  /** What stands in the storage after. */
  readonly leaves?: Stored;
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
const nobody = { isNobody: true } as const;
const over: Stored = { token: null, loggedIn: null, status: null, deepLink: null };
const idle = (ms: number): Stored => ({ expirationDate: String(Date.now() - ms) });
const kept: Stored = { loggedIn: 'true', status: 'active' };

/** What a visit by address does, for each guard: first those that leave the session alive. */
const rules: readonly Rule[] = [
  rule('sessionStamp', 'nobody passes', '/login', '/login', { ...nobody, leaves: { expirationDate: null } }),
  rule('sessionStamp', 'idle for 29 d 23 h', '/user/settings', '/user/settings', {
    given: idle(30 * DAY - 3_600_000),
    leaves: kept,
  }),
  rule('sessionStamp', 'last active tomorrow: the clock was set back', '/user/settings', '/user/settings', {
    given: idle(-DAY),
    leaves: kept,
  }),
  rule('activeUser', 'nobody, whose page is remembered', '/user/order-history?page=2&token=T', '/login', {
    ...nobody,
    leaves: { deepLink: '/user/order-history?page=2' },
  }),
  rule('registerUser', 'nobody, whose page is not remembered', '/steps', '/', {
    ...nobody,
    leaves: { deepLink: null },
  }),
  rule('auth', 'the stored token does nothing', '/login?token={token}', '/user/profile', { leaves: kept }),
  rule('auth', 'a code is kept as a coupon', '/weightloss?code=SAVE10', '/weightloss', {
    ...nobody,
    leaves: { pendingCouponCode: 'SAVE10' },
  }),
  rule('auth', 'a slug the patient has, before that is known', '/weightloss', '/user/subscriptions'),
  rule('auth', 'a slug the patient has not', '/hairloss', '/user/new-subscription?visitType=hairloss'),
  rule('auth', 'a status that is missing', '/login', '/user/profile', { given: { status: null } }),
  ...['/?code=SAVE10', '/ed', '/register', '/hairloss'].map((address) =>
    rule('domainRouting', address, address, '/weightloss', {
      ...nobody,
      brandId: second?.id ?? '',
      leaves: { pendingCouponCode: address.includes('code') ? 'SAVE10' : null },
    }),
  ),
  rule('domainRouting', 'what the brand offers', '/antiaging', '/antiaging', {
    ...nobody,
    brandId: second?.id ?? '',
  }),
  rule('sessionStamp', 'idle for 30 days', '/user/settings', '/', { given: idle(30 * DAY), leaves: over }),
  rule('sessionStamp', 'without a stamp', '/steps', '/', { given: { expirationDate: null }, leaves: over }),
  rule('sessionStamp', 'without a stamp, on /', '/?code=SAVE10', '/', {
    given: { expirationDate: null },
    leaves: { ...over, pendingCouponCode: 'SAVE10' },
  }),
  rule('auth', 'another token', '/login?token=other', '/login', { leaves: over }),
  rule('auth', 'another token and a code, on a slug', '/weightloss?token=other&code=SAVE10', '/weightloss', {
    leaves: { ...over, pendingCouponCode: 'SAVE10' },
  }),
];

const guardNames = Object.keys(guardModule);

const read = (page: Page, names: readonly string[]): Promise<Stored> =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), names);

/** Gives the device what it held, changed, and nothing else. */
const write = (page: Page, stored: Stored) =>
  page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) if (value !== null) localStorage.setItem(key, value);
  }, stored);

describe('each rule of a guard', () => {
  const fixture = setUpApp();

  test('has a visit', () => {
    expect([...new Set(rules.map(({ guard }) => guard))].toSorted()).toEqual(guardNames.toSorted());
  });

  test.for(guardNames)('of %s is seen at a visit by address', async (file) => {
    const { page, monitor } = await fixture.open(brand);
    // Calls of sessions that have ended.
    monitor.allow(/Failed to load resource/);
    await openAs(page, 'chat');
    await waitForQuiet(page);
    await page.goto(ASIDE);
    const own: Stored = await page.evaluate(() => ({ ...localStorage }));
    const other = second === undefined ? undefined : await fixture.open(second.id);
    // The icon of a page without the app.
    other?.monitor.allow(/Failed to load resource/);

    for (const { guard, name, address, landing, isNobody, given, leaves = {}, brandId } of rules) {
      if (guard !== file || brandId === '') continue;
      const tab = brandId === undefined || other === undefined ? page : other.page;
      await tab.goto(ASIDE);
      await write(tab, isNobody === true ? { ...given } : { ...own, ...given });
      await tab.goto(address.replace('{token}', own['token'] ?? ''));
      await waitForAppReady(tab);
      const seen = () => new URL(tab.url());
      await expect
        .poll(() => `${guard}, ${name}: ${seen().pathname}${seen().search}`)
        .toBe(`${guard}, ${name}: ${landing}`);
      expect({ guard, name, ...(await read(tab, Object.keys(leaves))) }).toEqual({ guard, name, ...leaves });
      const [stamp] = Object.values(await read(tab, ['expirationDate']));
      const isStamped = typeof stamp === 'string' && Math.abs(Date.now() - Number(stamp)) < 10 * TIMEOUT;
      const isAlive = isNobody === undefined && leaves['token'] !== null;
      expect({ guard, name, isStamped }).toEqual({ guard, name, isStamped: isAlive });
    }
  });

  test('who has no account of a patient signs in to nothing', async () => {
    const { page } = await fixture.open(brand);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    const refused = page.getByText('Wrong User!').first();
    await page.goto('/login');
    await signIn(page, 'doctor');
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await keys()).toEqual([]);

    const me = '**/service/me*';
    const noRole = { _id: 'user-chat', roles: [], email: 'nora.chat@patients.example' };
    await page.route(me, (route) => route.fulfill({ json: { data: [noRole] } }));
    await page.reload();
    await signIn(page, 'chat');
    await expect(refused).toBeVisible();
    expect(await keys()).toEqual([]);
    await page.unroute(me);

    await page.reload();
    await signIn(page, 'visitor');
    await expect(page).toHaveURL('/register');
    expect(await keys()).not.toContain('token');
  });
});
