import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFlags } from '../../tools/browser.ts';

const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
const core = dirname(createRequire(playwright).resolve('playwright-core/package.json'));
const source = readFileSync(join(core, 'lib', 'coreBundle.js'), 'utf8');

test('browserFlags includes the features that Playwright disables', () => {
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1]?.replaceAll(/\/\/.*/g, '') ?? '';
  const features = list.match(/\w+/g) ?? [];
  expect(features).toContain('HttpsUpgrades');
  const flags = browserFlags.filter((flag) => flag.startsWith('--disable-features='));
  expect(flags).toHaveLength(1);
  expect(flags[0]?.split(/[=,]/)).toEqual(expect.arrayContaining(features));
});
