import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatNotices, packageFolder, readPackage } from './notices.ts';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, license: string | undefined, files: Record<string, string> = {}): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test.each([
  [
    '/r/node_modules/.pnpm/react@19.0.0/node_modules/react/index.js',
    '/r/node_modules/.pnpm/react@19.0.0/node_modules/react',
  ],
  ['/r/node_modules/@aws-amplify/core/dist/a.mjs?x', '/r/node_modules/@aws-amplify/core'],
  ['\0/r/node_modules/a/b.js?commonjs-proxy', '/r/node_modules/a'],
  ['/r/packages/app/src/main.tsx', undefined],
  ['\0rolldown/runtime.js', undefined],
])('the package of %j', (module, expected) => {
  expect(packageFolder(module)).toBe(expected);
});

describe('a package in the bundle', () => {
  test('is listed with its license and notice', () => {
    const path = install('good', 'Apache-2.0', {
      LICENSE: 'Apache\n',
      'NOTICE.txt': 'By us',
      'index.js': '',
    });
    expect(readPackage(path)).toEqual({
      name: 'good',
      version: '1.0.0',
      license: 'Apache-2.0',
      texts: ['Apache', 'By us'],
    });
  });

  test.each(['GPL-3.0', undefined])('fails the build with the license %s', (license) => {
    expect(() => readPackage(install('bad', license))).toThrow('bad is in the bundle');
  });
});

test('lists each package once, sorted, and shared texts once', () => {
  const mit = { version: '1.0.0', license: 'MIT', texts: ['MIT text'] };
  const text = formatNotices([
    { ...mit, name: 'b' },
    { name: 'c', version: '2.0.0', license: 'ISC', texts: [] },
    { ...mit, name: 'a' },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT text\n');
  expect(text).toContain('c 2.0.0 (ISC)\n\nLicense: ISC\n');
  expect(text.match(/MIT text/g)).toHaveLength(1);
});
