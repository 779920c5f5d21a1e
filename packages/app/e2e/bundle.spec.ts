import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { demoPassword, FAULT_HEADER, FAULTS_PATH, scenarios } from '@patient/api/sandbox';
import { NOTICE } from '@patient/api/sandbox/node';
import { brands } from '../../ui/src/brands/index.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const folder = join(dist, 'client', 'assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const bundle = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

describe('the production bundle', () => {
  test('is what is looked at', () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(bundle).toContain('Your subscriptions');
  });

  test.each<[what: string, text: string]>([
    ['its notice', NOTICE],
    ['its password', demoPassword],
    ['its faults', FAULT_HEADER],
    ['its controls', FAULTS_PATH],
    ...scenarios.map(({ name, email }) => [`its account "${name}"`, email] satisfies [string, string]),
  ])('holds nothing of the sandbox: %s', (_, text) => {
    expect(bundle).not.toContain(text);
  });
});

describe.each(brands)('the sign-in page of $id', ({ id }) => {
  const html = readFileSync(join(dist, 'pages', id, 'login.html'), 'utf8');

  test('asks for 105 kB of script at most', () => {
    const files = new Set(html.match(/assets\/[^"]+\.js/g));
    const bytes = [...files].map((file) => gzipped(readFileSync(join(dist, 'client', file))));
    expect(files.size).toBeGreaterThan(1);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(105_000);
  });

  test('carries 5 kB of css at most', () => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toContain('{');
    expect(gzipped(css)).toBeLessThanOrEqual(5_000);
  });
});
