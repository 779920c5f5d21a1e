import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

describe.each(['ui', 'api'])('the manifest of packages/%s', (name) => {
  const manifest = JSON.parse(read('packages', name, 'package.json'));

  test('the manifest has what a registry shows', () => {
    expect(manifest).toMatchObject({
      name: `@patient/${name}`,
      description: expect.stringMatching(/\.$/),
      homepage: expect.stringContaining(`packages/${name}#readme`),
      repository: { directory: `packages/${name}` },
      keywords: expect.arrayContaining(['telehealth']),
      engines: { node: expect.stringMatching(/^>=/) },
      files: expect.arrayContaining(['CHANGELOG.md', 'dist']),
    });
    expect(read('packages', name, 'LICENSE')).toBe(read('LICENSE'));
    expect(read('packages', name, 'CHANGELOG.md')).toContain(`# @patient/${name}\n\n## `);
  });

  test('the manifest publishes for everyone, with provenance, which registries accept for public packages only', () => {
    expect(manifest.publishConfig).toMatchObject({ access: 'public', provenance: true });
    expect(JSON.parse(read('.changeset', 'config.json'))).toMatchObject({ access: 'public' });
  });

  test('the manifest accepts newer compatible versions of its dependencies', () => {
    const catalog = new Map(
      [...read('pnpm-workspace.yaml').matchAll(/^ {2}'?([^':\n]+)'?: (.+)$/gm)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    const ranges = Object.entries<string>({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(ranges.length).toBeGreaterThan(3);
    expect(
      ranges.filter(([key, range]) => !(range === 'catalog:' ? catalog.get(key) : range)?.startsWith('^')),
    ).toEqual([]);
  });

  test('the manifest has the same entry points in this repository and published', () => {
    const published = Object.keys(manifest.publishConfig.exports);
    expect(published).toEqual(expect.arrayContaining(Object.keys(manifest.exports)));
  });
});

test.each([
  ['pnpm/12.21.0 npm/? node/v24.21.0 linux x64', 0, ''],
  ['npm/11.3.0 node/v24.21.0 linux x64 workspaces/false', 1, 'Pack and publish with pnpm'],
  [undefined, 1, 'Pack and publish with pnpm'],
])('packing as %s exits with %d', (agent, status, message) => {
  const { npm_config_user_agent: _agent, ...rest } = process.env;
  const env = agent === undefined ? rest : { ...rest, npm_config_user_agent: agent };
  const result = spawnSync(process.execPath, [join(root, 'tools', 'requirePnpm.mjs')], {
    env,
    encoding: 'utf8',
  });
  expect(result).toMatchObject({ status, stderr: expect.stringContaining(message) });
});
