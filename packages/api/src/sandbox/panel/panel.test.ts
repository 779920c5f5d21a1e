import { describe, expect, test } from 'vitest';
import { sendMail } from '../neighbours/mail/mails.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { demoPassword, scenarioNamed, scenarios } from '../seed/scenarios.ts';
import { stores } from '../testing/bodies.ts';
import { NOW, quietSandbox, requestTo, signedIn } from '../testing/patient.ts';
import { pages } from './pages/index.ts';

const files = { css: 'body { margin: 0 }', script: 'void 0;' };
const DAY = 86_400_000;
const HOSTILE = `<img src=x onerror="alert('1')">`;

const withPages = () => quietSandbox({ panel: files });

async function page(sandbox: Sandbox, path = '', headers: Record<string, string> = {}) {
  const request = requestTo(`/__sandbox${path}`, 'GET', undefined, { accept: 'text/html', ...headers });
  const response = await sandbox.fetch(request);
  return { response, text: await response.text() };
}

function form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new Request(`http://sandbox.test/service/__sandbox${path}`, {
    method: 'POST',
    headers: { origin: 'http://sandbox.test', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
}

async function read(sandbox: Sandbox, path: string): Promise<Record<string, unknown>> {
  return (await sandbox.fetch(requestTo(`/__sandbox${path}`))).json();
}

describe('a page', () => {
  test.each(pages.map(({ path, title }) => [path && `/${path}`, title]))(
    'at /__sandbox%s is %s, safe and whole',
    async (path, title) => {
      const { response, text } = await page(await withPages(), path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(text).toContain(`<title>${title} · Sandbox</title>`);
      expect(text).toContain('aria-current="page"');
      expect(text).not.toContain('[object');
      expect(text).not.toMatch(/<script(?![^>]*src=)|style="|\son\w+=/);
    },
  );

  test('comes with its style sheet and its script', async () => {
    const sandbox = await withPages();
    const sheet = await sandbox.fetch(requestTo('/__sandbox/panel.css'));
    expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
      'text/css; charset=utf-8',
      files.css,
    ]);
    expect((await sandbox.fetch(requestTo('/__sandbox/panel.js'))).status).toBe(200);
  });

  test('is not there for a service that shows none, only its JSON', async () => {
    const sandbox = await quietSandbox();
    const { response } = await page(sandbox);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect((await sandbox.fetch(requestTo('/__sandbox/panel.css'))).status).toBe(404);
  });
});

describe('patients', () => {
  test('are all listed, the password once', async () => {
    const { text } = await page(await withPages());
    for (const { email } of scenarios) expect(text).toContain(`<code>${email}</code>`);
    expect(text.split(`<code>${demoPassword}</code>`)).toHaveLength(2);
  });

  test('can be narrowed without a script', async () => {
    const sandbox = await withPages();
    const { text } = await page(sandbox, '?q=paused+liam');
    expect(text).toContain(scenarioNamed('approved-paused').email);
    expect(text).not.toContain(scenarioNamed('active').email);
    expect((await page(sandbox, '?q=nobody-at-all')).text).toContain('Nobody is like that.');
  });

  test('show what was done to them since', async () => {
    const sandbox = await withPages();
    const { call } = await signedIn(sandbox, 'active');
    await call('PATCH', '/api/subscription/pause/active-1');
    expect(await read(sandbox, '?q=ben')).toMatchObject({
      patients: [{ scenario: 'active', subscriptions: [{ _id: 'active-1', status: 'pause' }] }],
    });
  });

  test('with a hostile name stay letters, as does a hostile search', async () => {
    const sandbox = await withPages();
    const user = sandbox.store.get('users', 'user-active', 'user-active');
    if (user === undefined) throw new Error('The seed has no such user');
    sandbox.store.put('users', user._id, user._id, { ...user, firstName: HOSTILE });
    sendMail(sandbox, { to: HOSTILE, subject: HOSTILE, text: HOSTILE, link: `javascript:${HOSTILE}` });
    for (const path of ['', `?q=${encodeURIComponent(HOSTILE)}`, '/mails']) {
      const { text } = await page(sandbox, path);
      expect(text).toContain('&lt;img src=x');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('href="javascript');
    }
  });
});

describe('time', () => {
  test('moves on by a form, and the next page says so once', async () => {
    const sandbox = await withPages();
    const sent = await sandbox.fetch(form('/clock', { advanceDays: '30' }));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/service/__sandbox/clock']);
    expect(sandbox.clock()).toBe(NOW + 30 * DAY);
    expect((await page(sandbox, '/clock')).text).toContain('moved on by 30 days and 0 hours.</p>');
    expect((await page(sandbox, '/clock')).text).not.toContain('moved on by');
  });

  test('moves on by JSON, for tests', async () => {
    const sandbox = await quietSandbox();
    for (const [method, body] of [
      ['POST', { advanceMs: 1000 }],
      ['PUT', { advanceDays: 1 }],
    ] as const) {
      expect((await sandbox.fetch(requestTo('/__sandbox/clock', method, body))).status).toBe(200);
    }
    expect(await read(sandbox, '/clock')).toEqual({ now: '2026-03-19T15:00:01.000Z', aheadMs: DAY + 1000 });
  });

  test("moves on to a patient's next bill", async () => {
    const sandbox = await withPages();
    const { subscription } = await signedIn(sandbox, 'active');
    const bill = Date.parse((await subscription('active-1'))?.nextBillingDate ?? '');
    expect((await page(sandbox, '/clock')).text).toContain('<option value="patient-active">');
    await sandbox.fetch(form('/clock', { nextBillOf: 'patient-active' }));
    expect(sandbox.clock()).toBe(bill + 1000);
  });

  test.each([{ advanceDays: '-1' }, { advanceDays: 'two' }, {}, { nextBillOf: 'patient-empty' }])(
    'does not move by %j, and the page says why',
    async (fields) => {
      const sandbox = await withPages();
      const response = await sandbox.fetch(form('/clock', fields));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('role="alert"');
      expect(sandbox.clock()).toBe(NOW);
    },
  );

  test('begins again by a reset', async () => {
    const sandbox = await withPages();
    await sandbox.fetch(form('/clock', { advanceDays: '3' }));
    sandbox.faults.set({ operation: '*', status: 500 });
    await sandbox.fetch(form('/clock', { do: 'reset' }));
    expect(sandbox.clock()).toBe(NOW);
    expect(sandbox.faults.list()).toEqual([]);
  });
});

describe('faults', () => {
  test('are armed and disarmed by forms', async () => {
    const sandbox = await withPages();
    const fields = { do: 'arm', operation: 'getMe', way: 'status', status: '503', latency: '20', times: '' };
    expect((await sandbox.fetch(form('/faults', fields))).status).toBe(303);
    expect(sandbox.faults.list()).toEqual([{ operation: 'getMe', status: 503, latency: 20 }]);
    expect((await page(sandbox, '/faults')).text).toContain('waits 20 ms, then answers 503');
    await sandbox.fetch(form('/faults', { do: 'disarm', operation: 'getMe' }));
    expect(sandbox.faults.list()).toEqual([]);
  });

  test.each([
    ['malformed', { malformed: true }],
    ['reset', { reset: true }],
    ['slow', { latency: 5 }],
  ])('of the way %s', async (way, fault) => {
    const sandbox = await withPages();
    await sandbox.fetch(
      form('/faults', { do: 'arm', operation: '*', way, ...(way === 'slow' && { latency: '5' }) }),
    );
    expect(sandbox.faults.list()).toEqual([{ operation: '*', ...fault }]);
  });

  test.each([
    { do: 'arm', operation: 'nothing', way: 'reset' },
    { do: 'arm', operation: 'getMe', way: 'explode' },
    { do: 'arm', operation: 'getMe', way: 'status', status: '200' },
    { do: 'something' },
  ])('are not armed by %j', async (fields) => {
    const sandbox = await withPages();
    expect((await sandbox.fetch(form('/faults', fields))).status).toBe(400);
    expect(sandbox.faults.list()).toEqual([]);
  });

  test('can be picked for every operation, those of the neighbours included', async () => {
    const { text } = await page(await withPages(), '/faults');
    for (const name of ['getMe', 'verifyAddress', 'socket', 'report', 'identity.InitiateAuth']) {
      expect(text).toContain(`<option value="${name}">`);
    }
  });
});

test.each(stores)('configuration changes by a form, over %s', async (_name, create) => {
  const sandbox = await createSandbox({ store: create(), clock: () => NOW, panel: files });
  const name = 'STRIPE_VERIFICATION_ENABLE';
  await sandbox.fetch(form('/config', { name, value: 'true' }));
  const key = 'STRIPE_PUBLISHABLE_KEY';
  await sandbox.fetch(form('/config', { name: key, value: 'pk_test_1' }));
  const asked = async (config: string) =>
    (await sandbox.fetch(requestTo(`/get-config?config=${config}`))).json();
  expect(await asked(name)).toEqual({ data: [{ name, value: true }] });
  expect(await asked(key)).toEqual({ data: [{ name: key, value: 'pk_test_1' }] });
  await sandbox.fetch(form('/config', { name: key, value: '' }));
  expect(await asked(key)).toEqual({ data: [{ name: key, value: null }] });
  expect((await sandbox.fetch(form('/config', { name, value: 'perhaps' }))).status).toBe(400);
  expect((await sandbox.fetch(form('/config', { name: 'OTHER', value: 'x' }))).status).toBe(400);
});

test('codes and reset links land in the mails, which can be forgotten', async () => {
  const sandbox = await withPages();
  const { email } = scenarioNamed('active');
  await sandbox.fetch(
    new Request('http://sandbox.test/service/identity', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' },
      body: JSON.stringify({ ClientId: 'sandbox', Username: email }),
    }),
  );
  expect((await page(sandbox, '/mails')).text).toMatch(/Your code is \d{6}/);
  expect(await read(sandbox, '/mails')).toMatchObject({
    mails: [{ to: email, subject: 'Set a new password' }],
  });
  await sandbox.fetch(form('/mails', { do: 'clear' }));
  expect(await read(sandbox, '/mails')).toEqual({ mails: [] });
});

describe('what another site asks for is refused', () => {
  test.each([
    ['another origin', { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://sandbox.test:81' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
  ])('from %s', async (_where, headers) => {
    const sandbox = await withPages();
    const before = sandbox.clock();
    expect((await sandbox.fetch(form('/clock', { advanceDays: '1' }, headers))).status).toBe(403);
    const fault = requestTo('/__sandbox/faults', 'PUT', { operation: '*', reset: true }, headers);
    expect((await sandbox.fetch(fault)).status).toBe(403);
    expect(sandbox.clock()).toBe(before);
    expect(sandbox.faults.list()).toEqual([]);
  });

  test('and so is a huge form', async () => {
    const sandbox = await withPages();
    expect((await sandbox.fetch(form('/clock', { advanceDays: '1'.repeat(70_000) }))).status).toBe(413);
  });
});
