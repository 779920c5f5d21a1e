import type { Route } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { offeredProductTypes, slugOfProductType } from '@patient/api/model';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { TOLERANCE } from './harness/layoutShifts.ts';
import { shiftInPieces } from './harness/shiftInPieces.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { loginForm } from './harness/signIn.ts';

describe.each(brands)('the prerendered sign-in page of $id', { tags: 'core' }, ({ id: brand }) => {
  const fixture = setUpApp();

  test('keeps input and submit from before hydration and submits once the app is ready', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/status of 400/);
    const { email, password, submit } = loginForm(page);
    const blockedRequests: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
    await page.goto('/login', { waitUntil: 'commit' });
    await email.fill('early@patients.example');
    await password.fill('Typed-Early-1');
    await password.press('Enter');
    await submit.click();
    expect(new URL(page.url()).search).toBe('');

    await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
    await Promise.all(blockedRequests.map((route) => route.continue()));
    await waitForAppReady(page);
    await expect(email).toHaveValue('early@patients.example');
    await expect(password).toHaveValue('Typed-Early-1');
    await expect(page.getByRole('main').getByText('do not match').first()).toBeVisible();
  });
});

describe.each(brands)('the prerendered new-password page of $id', ({ id: brand }) => {
  const fixture = setUpApp();

  test.each(['/new-password', '/new-password/ada%40patients.example/dead-token'])(
    '%s is visible before the script and then shows that the link no longer works',
    async (path) => {
      const { page } = await fixture.open(brand);
      const blockedRequests: Route[] = [];
      await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
      await page.goto(path, { waitUntil: 'commit' });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await expect(heading('Set a new password')).toBeVisible();
      await expect(page.getByText('Checking your link…')).toBeAttached();

      await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
      await Promise.all(blockedRequests.map((route) => route.continue()));
      await waitForAppReady(page);
      await expect(heading('This link no longer works')).toBeVisible();
      await expect(page).toHaveURL('/new-password');
      const newLink = page.getByRole('main').getByText(/^(?:Send|Get) a new link$/);
      await expect(newLink).toBeVisible();
    },
  );
});

describe.each(brands)('the prerendered treatment pages of $id', (brand) => {
  const fixture = setUpApp();

  test.each(offeredProductTypes(brand).map(slugOfProductType))(
    '/%s is visible before hydration, is hydrated in place and keeps input and submit',
    async (slug) => {
      const { page } = await fixture.open(brand.id);
      const blockedRequests: Route[] = [];
      await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
      await page.goto(`/${slug}`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { name: 'Where do you live?' });
      const zipCode = page.getByRole('textbox', { name: 'Zip code' });
      await heading.evaluate((element) => element.setAttribute('data-prerendered-node', 'yes'));
      await zipCode.fill('9720');
      await zipCode.press('Enter');
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(new URL(page.url()).search).toBe('');

      await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
      await Promise.all(blockedRequests.map((route) => route.continue()));
      await waitForAppReady(page);
      await expect(heading).toHaveAttribute('data-prerendered-node', 'yes');
      await expect(zipCode).toHaveValue('9720');
      await expect(
        page.getByRole('main').getByText('Enter a ZIP code with five digits').first(),
      ).toBeVisible();
    },
  );
});

describe('the first part of a registration', () => {
  const fixture = setUpApp();

  test('the first part of a registration continues to the next part and keeps its input if submitted before hydration', async () => {
    const { page } = await fixture.open('product');
    const blockedRequests: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
    await page.goto('/weightloss', { waitUntil: 'commit' });
    const state = page.getByRole('combobox', { name: 'State' });
    const zipCode = page.getByRole('textbox', { name: 'Zip code' });
    await state.selectOption({ label: 'Oregon' });
    await zipCode.fill('97205');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
    await Promise.all(blockedRequests.map((route) => route.continue()));
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await page.goBack();
    await expect(state).toHaveValue('OR');
    await expect(zipCode).toHaveValue('97205');
  });
});

/** Changes that extensions make to a page before hydration. */
const foreignChanges = {
  'a password manager adds an element': () =>
    document.querySelector('#root input')?.after(document.createElement('div')),
  'a translator adds a <font>': () => {
    const font = document.createElement('font');
    font.append('Anmelden');
    document.querySelector('#root h1')?.replaceChildren(font);
  },
  'an extension replaces text': () => document.querySelector('#root h1')?.replaceChildren('Anmelden'),
} as const;

describe('a prerendered page that is changed before hydration', () => {
  const fixture = setUpApp();

  describe.each(Object.entries(foreignChanges))('(%s)', (_name, change) => {
    test.each([
      ['/login', { Email: 'early@patients.example', Password: 'Typed-Early-1' }],
      ['/weightloss', { State: 'OR', 'ZIP code': '97205' }],
      ['/reset-password', { Email: 'early@patients.example' }],
    ] as const)('%s keeps input and focus', async (path, entered) => {
      const { page, monitor } = await fixture.open('product');
      // React logs the mismatch and recovers; an uncaught error would be reported as an exception.
      monitor.allow(/^console: Error: Minified React error #418/);
      const blockedRequests: Route[] = [];
      await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      const fields = Object.entries(entered).map(([name, value]) => ({
        value,
        field: main.getByLabel(name, { exact: true }),
      }));
      for (const { field, value } of fields)
        await (value === 'OR' ? field.selectOption(value) : field.fill(value));
      await page.evaluate(change);
      await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
      await Promise.all(blockedRequests.map((route) => route.continue()));
      await waitForAppReady(page);
      for (const { field, value } of fields) await expect(field).toHaveValue(value);
      await expect(fields.at(-1)?.field ?? main).toBeFocused();
    });
  });
});

describe.each(brands)('a prerendered page of $id that loads in pieces', ({ id: brand }) => {
  const fixture = setUpApp();

  test.each([
    ['/login', 360],
    ['/', 360],
    ['/weightloss', 360],
    ['/weightloss', 1280],
  ])('%s has no layout shift at %i px', async (path, width) => {
    const { page, monitor } = await fixture.open(brand, { viewport: { width, height: 740 } });
    // The pieces are served on another port.
    monitor.allow(/http:\/\/[a-z]+\.localhost:/);
    const { value, moved } = await shiftInPieces(page, fixture.app.urlOf(brand), path);
    expect(value, moved.join('\n')).toBeLessThan(TOLERANCE);
  });
});

describe.each(brands)('a page of $id without prerendered content', ({ id: brand, name }) => {
  const fixture = setUpApp();

  test('shows the splash with the brand and a progress bar until the app is ready', async () => {
    const { page } = await fixture.open(brand);
    const blockedRequests: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void blockedRequests.push(route), { times: 1 });
    await page.goto('/user/subscriptions', { waitUntil: 'commit' });
    const splash = page.locator('#root').getByText(name, { exact: true });
    const progressBar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(progressBar).toBeVisible();
    await expect(splash).toBeVisible();
    await splash.evaluate((element) => element.setAttribute('data-splash', 'yes'));

    await expect.poll(() => blockedRequests.length).toBeGreaterThan(0);
    await Promise.all(blockedRequests.map((route) => route.continue()));
    await waitForAppReady(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.locator('[data-splash]')).toHaveCount(0);
    await expect(progressBar).toBeHidden();
  });

  test('references every script that is loaded before it is ready', async () => {
    const { page } = await fixture.open(brand);
    const response = await page.goto('/user/subscriptions');
    const html = (await response?.text()) ?? '';
    await waitForAppReady(page);
    const needed = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName('app-ready');
      return performance
        .getEntriesByType('resource')
        .filter((file) => file.name.endsWith('.js') && file.startTime < (ready?.startTime ?? 0))
        .map((file) => new URL(file.name).pathname);
    });
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
  });
});
