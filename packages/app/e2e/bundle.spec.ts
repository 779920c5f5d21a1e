import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { demoPassword, FAULT_HEADER, FAULTS_PATH, scenarios } from '@patient/api/sandbox';
import { NOTICE } from '@patient/api/sandbox/node';
import { brands } from '../../ui/src/brands/index.ts';
import { BLOCKED } from './harness/blockLists.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const folder = join(dist, 'client', 'assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const bundle = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

/** Paths of all files of a folder of the build. */
const filesIn = (path: string) => readdirSync(join(dist, path), { recursive: true }).map(String);

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

test('the production bundle is read from disk', () => {
  expect(scripts.length).toBeGreaterThan(1);
  expect(bundle).toContain('Start another treatment');
});

test.each<[content: string, text: string]>([
  ['the start notice', NOTICE],
  ['the demo password', demoPassword],
  ['the fault header', FAULT_HEADER],
  ['the fault URL', FAULTS_PATH],
  ...scenarios.map(({ name, email }) => [`the account "${name}"`, email] satisfies [string, string]),
])('the production bundle does not contain %s of the sandbox', (_, text) => {
  expect(bundle).not.toContain(text);
});

test('the bill of materials is next to the build and is not served', () => {
  const bill = readFileSync(join(dist, 'bill-of-materials.cdx.json'), 'utf8');
  expect(bill).toMatch(/"purl": "pkg:npm\/react@[\d.]+"/);
  expect(existsSync(join(dist, 'client', 'bill-of-materials.cdx.json'))).toBe(false);
});

describe('ad blockers', () => {
  test('block no file of the build', () => {
    const files = [...filesIn('client'), ...filesIn('pages')];
    expect(files.length).toBeGreaterThan(scripts.length);
    expect(files.filter((file) => BLOCKED.test(file))).toEqual([]);
  });

  test('block only calls of the API whose paths are specified, and whose failure is ignored', () => {
    const file = join(import.meta.dirname, '..', '..', 'api', 'src', 'generated', 'patient.json');
    const { paths }: { paths: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
    expect(
      Object.keys(paths)
        .filter((path) => BLOCKED.test(path))
        .toSorted(),
    ).toEqual(['/api/fbevent', '/api/fbevent/{id}']);
  });
});

describe('the third-party notices', () => {
  const notices = readFileSync(join(dist, 'client', 'third-party-notices.txt'), 'utf8');
  const names = [...notices.matchAll(/^## (\S+) - \d/gm)].map(([, name]) => name);

  test.each([
    'react',
    'react-dom',
    'aws-amplify',
    '@aws-amplify/auth',
    '@stripe/stripe-js',
    'jotai',
    'wouter',
  ])('name %s', (name) => expect(names).toContain(name));

  test.each(['hono', 'ajv', 'vitest', 'playwright'])(
    'the third-party notices do not name %s, which is not shipped',
    (name) => expect(names).not.toContain(name),
  );

  test('the third-party notices contain the texts that MIT, Apache-2.0 and the fonts require', () => {
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(notices).toContain('Apache License');
    expect(notices).toContain('SIL Open Font License');
  });
});

/** Scripts that a page references. */
const scriptsOf = (html: string): readonly string[] => {
  const files = new Set(html.match(/assets\/[^"]+\.js/g));
  expect(files.size).toBeGreaterThan(1);
  return [...files];
};

/** Gzipped size of the scripts that a page references, bytes. */
const scriptSize = (html: string): number =>
  scriptsOf(html).reduce((sum, file) => sum + gzipSize(readFileSync(join(dist, 'client', file))), 0);

/** Limit of a page's scripts, bytes. A subscription has the most parts. */
function limitOf(name: string): number {
  if (/renewal|follow-up/.test(name)) return 205_000;
  return name === 'user.subscriptions.id.html' ? 182_500 : 180_000;
}

describe('the page of a route', () => {
  const account = readdirSync(join(dist, 'pages', brands[0].id, 'splash')).filter((name) =>
    /^user\..+html$/.test(name),
  );

  test.each(account)(
    'the page of a route references at most 180 kB of script, a subscription 182.5 kB, 205 kB with a questionnaire: %s',
    (name) => {
      const html = readFileSync(join(dist, 'pages', brands[0].id, 'splash', name), 'utf8');
      expect(scriptSize(html)).toBeLessThanOrEqual(limitOf(name));
    },
  );
});

describe.each(brands)('$id', ({ id }) => {
  const html = readFileSync(join(dist, 'pages', id, 'login.html'), 'utf8');

  // The budget of the design: a bare login page of the same components has 97.6 kB.
  test('the sign-in page references at most 110 kB of script', () => {
    expect(scriptSize(html)).toBeLessThanOrEqual(110_000);
  });

  test('the first page of a registration references at most 130 kB of script', () => {
    const basics = readFileSync(join(dist, 'pages', id, 'weightloss.html'), 'utf8');
    expect(scriptSize(basics)).toBeLessThanOrEqual(130_000);
  });

  // Includes 0.1 kB that limit the dark appearance to the screen, so that paper stays readable.
  test('the sign-in page contains at most 5.25 kB of CSS', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('{');
    expect(gzipSize(css)).toBeLessThanOrEqual(5_250);
  });
});
