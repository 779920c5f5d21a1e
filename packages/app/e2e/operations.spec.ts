import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { browserFlags, findBrowser } from '../../../tools/browser.ts';
import type { ConfigFile } from '../src/shell/config.ts';
import { writeSites } from '../server/static/writeSite.ts';
import { expect } from './harness/expect.ts';
import { openOtherOrigin, type OtherOrigin } from './harness/otherOrigin.ts';
import { signIn } from './harness/signIn.ts';
import { startApp, type RunningApp } from './harness/startApp.ts';
import { startStaticHost, type StaticHost } from './harness/staticHost.ts';
import { TIMEOUT } from './harness/timeout.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet, watchRequests } from './harness/waitForQuiet.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const folder = mkdtempSync(join(tmpdir(), 'operations-'));
const HOST = 'care.localhost';

let sandbox: RunningApp;
let service: OtherOrigin;
let browser: Browser;
let config: ConfigFile;

beforeAll(async () => {
  sandbox = await startApp();
  service = await openOtherOrigin(sandbox.serviceUrl, (origin) => new URL(origin).hostname === HOST);
  config = {
    serviceUrl: service.url,
    identityUrl: `${service.url}/identity`,
    brands: { mens: [HOST], product: [] },
  };
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
  await sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page that records console errors (including CSP violations), exceptions and requests to unexpected hosts. */
async function open(port: number): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const context = await browser.newContext({ baseURL: `http://${HOST}:${port}`, locale: 'en-US' });
  context.setDefaultTimeout(TIMEOUT);
  watchRequests(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The sandbox's picture URLs are paths, which resolve only on its own host.
    if (message.type() === 'error' && !url.includes('/service/pictures/'))
      problems.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol === 'http:' && ![`${HOST}:${port}`, new URL(service.url).host].includes(host))
      problems.push(`request to ${host}`);
  });
  return { page, problems };
}

/** Waits until a private file of the chat is rendered. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('article').getByRole('img').first();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Signs in and loads subscriptions, a private file and the WebSocket from the other origin. */
async function useService(page: Page): Promise<void> {
  const before = service.connections();
  await page.goto('/user/subscriptions');
  await waitForAppReady(page);
  await signIn(page, 'demo');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.poll(() => service.connections()).toBeGreaterThan(before);
  await page.goto('/user/chat?chatId=demo-chat-doctor');
  await expectPicture(page);
  expect(await page.context().cookies(service.url)).toEqual([]);
}

describe('the page server with only the files of its image', () => {
  let server: ChildProcess;
  let port = 0;

  /** Starts the server with a configuration; resolves with its output when it listens or exits. */
  const start = (content: string, nodeOptions: readonly string[] = []) =>
    new Promise<string>((resolve, reject) => {
      writeFileSync(join(folder, 'config.json'), content);
      server = spawn(process.execPath, [...nodeOptions, join(folder, 'image', 'server.js')], {
        cwd: folder,
        env: { CONFIG_FILE: join(folder, 'config.json'), PORT: '0', HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const read = (text: Buffer) => {
        output += text.toString();
        if (output.includes('Listening')) resolve(output);
      };
      server.stdout?.on('data', read);
      server.stderr?.on('data', read);
      server.once('error', reject);
      server.once('close', (code) => resolve(`${output}exit ${code}`));
    });

  beforeAll(() => cpSync(dist, join(folder, 'image'), { recursive: true }));
  afterAll(() => server?.kill('SIGKILL'));

  test('the page server with only the files of its image works with a service on another origin, without cookies or CSP violations', async () => {
    port = Number(/port (\d+)/.exec(await start(JSON.stringify(config)))?.[1]);
    const { page, problems } = await open(port);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await health.text()).toBe('ok');
    await useService(page);
    await page.context().close();
    expect(problems).toEqual([]);
    expect(service.violations).toEqual([]);
    const ended = new Promise((resolve) => {
      server.once('close', resolve);
    });
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('the page server with only the files of its image logs a rejection without a handler, without its message, and stays up', async () => {
    const reject =
      'data:text/javascript,process.once("SIGUSR2",()=>{Promise.reject(new Error(["a","secret"].join("-")))})';
    port = Number(/port (\d+)/.exec(await start(JSON.stringify(config), ['--import', reject]))?.[1]);
    let errors = '';
    server.stderr?.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    server.kill('SIGUSR2');
    await expect.poll(() => errors).toContain('Unhandled rejection');
    expect(errors).not.toContain('a-secret');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    server.kill('SIGKILL');
  });

  test('the page server with only the files of its image keeps idle connections longer than load balancers do and exits after the pending request', async () => {
    port = Number(/port (\d+)/.exec(await start(JSON.stringify(config)))?.[1]);
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (text) => {
      received += text.toString();
    });
    await new Promise((resolve) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: care.localhost\r\n', resolve);
    });
    const check = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    expect((await check())?.headers.get('keep-alive')).toBe('timeout=75');
    server.kill('SIGTERM');
    await expect.poll(check).toBeUndefined();
    expect(server.exitCode).toBeNull();
    socket.write('\r\n');
    await expect.poll(() => received).toMatch(/^HTTP\/1\.1 200[^]*ok/);
    await expect.poll(() => server.exitCode).toBe(0);
  });

  test.each([
    ['{"serviceUrl": "api.example"}', 'config.json: serviceUrl must be a URL'],
    ['{"tags": {"pixel": "1"}}', 'config.json: tags.pixel is unknown'],
    [
      '{"brands": {"men": ["a.example"]}}',
      'config.json: brands.men is unknown; the brands are mens, product',
    ],
  ])(
    'the page server with only the files of its image exits with a plain message for %s',
    async (content, message) => {
      const output = await start(content);
      expect(output).toContain(message);
      expect(output).toMatch(/\nexit 1$/);
      expect(output).not.toContain('    at ');
    },
  );
});

/** Copies a site and renames every script, as in a release that changes all of them. */
function createRelease(site: string, next: string): void {
  cpSync(site, next, { recursive: true });
  const files = readdirSync(next, { recursive: true, encoding: 'utf8' });
  const scripts = new Set(files.filter((file) => file.endsWith('.js')).map((file) => basename(file)));
  const newName = (name: string) => (scripts.has(name) ? name.replace(/\.js$/, '_2.js') : name);
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    const text = readFileSync(join(next, file), 'utf8');
    rmSync(join(next, file));
    const target = join(next, dirname(file), newName(basename(file)));
    writeFileSync(target, text.replaceAll(/[\w-]+\.js\b/g, newName));
  }
}

describe('a static host', () => {
  let host: StaticHost;
  const sites = join(folder, 'sites');
  const site = join(sites, 'mens');

  beforeAll(async () => {
    await writeSites(dist, config, sites);
    host = await startStaticHost(site);
  });
  afterAll(() => host?.close());

  test('a static host serves the app with its headers and lets browsers cache its files permanently', async () => {
    expect(readdirSync(sites)).not.toContain('product');
    const { page, problems } = await open(host.port);
    const login = await page.goto('/login');
    expect(login?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${new URL(service.url).origin}`,
    );
    await waitForAppReady(page);
    const [script = ''] = /\/assets\/start-[^"]+\.js/.exec((await login?.text()) ?? '') ?? [];
    const asset = await fetch(`http://127.0.0.1:${host.port}${script}`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    await useService(page);
    await page.reload();
    await expectPicture(page);
    expect(problems).toEqual([]);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await page.context().close();
    expect(service.violations).toEqual([]);
  });

  test.each([
    ['is invalid', '{"serviceUrl": 1}', 'serviceUrl must be a URL'],
    [
      'is an HTML page, as from a host that returns a page for every path',
      '<!doctype html>',
      'the file is not JSON',
    ],
  ])(
    'a static host with a configuration that %s shows an error page and logs the reason',
    async (_name, body, message) => {
      const { page, problems } = await open(host.port);
      await page.route('**/config.json', (route) => route.fulfill({ body }));
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
      await expect(page.getByText('Your information is safe.')).toBeVisible();
      expect(problems.join()).toContain(message);
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await waitForAppReady(page);
      await page.context().close();
    },
  );

  test('releases while a tab is open: a missing chunk reloads the page once, into the new release', async () => {
    const { page } = await open(host.port);
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));

    const next = join(folder, 'next');
    createRelease(site, next);
    host.release(next);

    const help = page.getByRole('button', { name: 'Help?' });
    await help.click();
    await expect.poll(() => loads.length).toBe(1);
    await waitForAppReady(page);
    await help.click();
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
    expect(loads).toHaveLength(1);
    await page.context().close();
  });
});
