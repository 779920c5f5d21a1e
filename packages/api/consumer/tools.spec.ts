import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProject, install, packPackage, runPnpm } from '../../../tools/pack.ts';

// Installs and builds on a machine that other tests share.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const projects: string[] = [];
let tarball = '';

beforeAll(() => {
  tarball = packPackage(join(import.meta.dirname, '..'));
});
afterAll(() => {
  for (const folder of [...projects, dirname(tarball)].filter((path) => path !== '' && path !== '.'))
    rmSync(folder, { recursive: true, force: true });
});

/** Runs the `test` script of a tool's project, which throws if it fails. Returns its folder. */
function run(tool: string): string {
  const folder = createProject('api', {
    tarball,
    files: join(import.meta.dirname, 'tools', tool),
    dependencies: {},
  });
  projects.push(folder);
  install(folder);
  runPnpm(folder, 'test');
  return folder;
}

test.each(['vitest', 'jest'])('unit tests of a caller pass in %s', (tool) => {
  expect(() => run(tool)).not.toThrow();
});

test.each(['parcel', 'bun'])('%s builds a page', (tool) => {
  expect(readdirSync(join(run(tool), 'dist'))).toContain('index.html');
});
