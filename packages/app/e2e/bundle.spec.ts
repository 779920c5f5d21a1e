import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoPassword, FAULT_HEADER, FAULTS_PATH, scenarios } from '@patient/api/sandbox';
import { NOTICE } from '@patient/api/sandbox/node';

const folder = join(import.meta.dirname, '..', 'dist', 'client', 'assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const bundle = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

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
